import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server of a test listen to this machine alone. @returns its port, which nobody else has */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
