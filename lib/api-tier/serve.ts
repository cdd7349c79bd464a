import type { Server } from "node:http";
import { makeObjectsYoung } from "@/lib/api/make-objects-young";
import { disconnect } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { prepareSuppliers } from "@/lib/services/search/prepare-suppliers";
import { createTierServer } from "./create-server";
import type { RouteFile } from "./route-file";
import { stopServer } from "./stop-server";

/** Requests under way get so long to finish when the process is told to stop. */
const PATIENCE_MS = 25_000;

/**
 * One process of the API tier, from start to stop: what instrumentation.ts does for Next's server, then the routes.
 * @throws Error that names every missing or wrong setting, or says why nothing can listen at the port
 */
export async function serve(files: readonly RouteFile[]): Promise<void> {
  makeObjectsYoung();
  const { API_PORT } = env();
  // Not awaited: early searches wait for the same load.
  prepareSuppliers({ now: new Date() }).catch((error: unknown) => {
    log.error(
      { error: error instanceof Error ? error.name : "unknown" },
      "the suppliers could not be prepared; the first search tries again",
    );
  });
  const server = createTierServer(files);
  stopOnSignal(server);
  await listen(server, API_PORT);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve());
  });
}

function stopOnSignal(server: Server): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServer(server, PATIENCE_MS);
    await disconnect();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
}
