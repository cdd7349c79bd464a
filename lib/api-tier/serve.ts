import type { Server } from "node:http";
import { mendRequests } from "@/lib/api/request/mend-request";
import { disconnect, limitStatements } from "@/lib/db";
import { env, isSecure } from "@/lib/env";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { drainBeforeStop } from "@/lib/observability/stopping";
import { callsRecorded } from "@/lib/services/access/key-calls/record-call";
import { checkDataKeys } from "@/lib/services/ground/personal-data/check-data-keys";
import { watchReference } from "@/lib/services/ground/reference/watch-reference";
import { searchesCounted } from "@/lib/services/offers/counting/note-search";
import { prepareSuppliers } from "@/lib/services/offers/suppliers/prepare-suppliers";
import { createTierServer, type RouteFile } from "./create-server";

/** Somebody waits for every statement of a server (docs/operating.md). */
const STATEMENT_MS = 6_000;
/** Requests under way get so long to finish when the process is told to stop. */
const PATIENCE_MS = 25_000;
/** How often connections are looked for then on which nothing is under way any more. */
const LOOK_MS = 50;

/**
 * One process of the API tier, from start to stop: what instrumentation.ts does for Next's server, then the routes.
 * @throws Error that names every missing or wrong setting, or says why nothing can listen at the port
 */
export async function serve(files: readonly RouteFile[]): Promise<void> {
  const { API_PORT, HOST } = env();
  limitStatements(STATEMENT_MS);
  mendRequests();
  await checkDataKeys();
  await watchReference();
  prepareSuppliers();
  const server = createTierServer(files, { isSecure: isSecure() });
  stopOnSignal(server);
  drainBeforeStop();
  await serveMetrics({ role: "tier", searches: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(API_PORT, HOST, resolve);
  });
}

function stopOnSignal(server: Server): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServer(server);
    await Promise.all([callsRecorded(), searchesCounted()]);
    await disconnect();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
}

/** Takes no new connections, lets requests under way finish, and closes every connection as it falls idle. */
async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(look);
  clearTimeout(cut);
}
