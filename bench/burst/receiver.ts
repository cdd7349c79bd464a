import http from "node:http";
import { listenLocally } from "@/lib/api/testing/listen-locally";

/** A partner's server that takes every message. */
export async function openReceiver(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200).end());
  });
  const port = await listenLocally(server);
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/hook`, stop };
}
