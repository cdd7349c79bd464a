import type { Server } from "node:http";

/** How often connections are looked for on which nothing is under way any more. */
const LOOK_MS = 50;

/**
 * Takes no new connections, lets requests under way finish, and closes every connection as it falls idle.
 * @param patienceMs after which the connections that are left are cut
 */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(look);
  clearTimeout(cut);
}
