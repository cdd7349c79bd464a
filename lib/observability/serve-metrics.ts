import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Gauge } from "prom-client";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { metrics } from "./metrics";
import { readiness } from "./readiness";

/** Processes of one machine share the setting: each takes the first port from it on that is free. */
const PORTS = 64;

/**
 * Serves this process's metrics, and whether it is alive and ready, on a port that is nobody else's business (METRICS_PORT; not at all
 * where that is 0).
 * @param searches as `readiness` has it
 */
export async function serveMetrics({ role, searches }: { role: "portal" | "tier" | "worker"; searches: boolean }): Promise<Server | null> {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === 0) return null;
  metrics().registry.setDefaultLabels({ role });
  exportReadiness(searches);
  const server = createServer((request, response) => void respond(request, response, searches));
  for (let port = METRICS_PORT; port < METRICS_PORT + PORTS; port++) {
    if (!(await listens(server, port, METRICS_HOST))) continue;
    log.info({ port, role }, "metrics are served");
    // It keeps nobody from stopping.
    server.unref();
    return server;
  }
  log.error({ from: METRICS_PORT, ports: PORTS }, "no port is free for metrics");
  return null;
}

/** What the process would answer at /readyz, as a label. */
function exportReadiness(searches: boolean): void {
  new Gauge({
    name: "parvoz_ready",
    help: "Why the process should get no requests, or that it should",
    labelNames: ["reason"],
    registers: [metrics().registry],
    async collect() {
      this.reset();
      this.set({ reason: await readiness({ searches }) }, 1);
    },
  });
}

/** @returns false where somebody has the port */
function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const refused = () => resolve(false);
    server.once("error", refused);
    // Of its own, also where processes share ports.
    server.listen({ port, host, exclusive: true }, () => {
      server.off("error", refused);
      resolve(true);
    });
  });
}

async function respond({ url }: IncomingMessage, response: ServerResponse, searches: boolean): Promise<void> {
  if (url === "/healthz") return void response.end("ok\n");
  if (url === "/readyz") {
    const found = await readiness({ searches });
    return void response.writeHead(found === "ready" ? 200 : 503).end(`${found}\n`);
  }
  if (url !== "/metrics") return void response.writeHead(404).end();
  const { registry } = metrics();
  response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
}
