// Loaded before Next's server: it listens a moment before the front door is open (instrumentation.ts), and would answer the paths that the door
// answers, as /healthz, with 404, and all others without its headers. Until then whoever comes is told to come again.
import { Server } from "node:http";

const emit = Server.prototype.emit;
/** Set by lib/util/process-wide.ts when lib/api/front-door/every-server.ts has opened the door. */
const isOpen = () => Reflect.has(globalThis, "parvoz:front-door");

Server.prototype.emit = function closed(event, ...details) {
  if (event !== "request" || isOpen()) return Reflect.apply(emit, this, [event, ...details]);
  const [, outgoing] = details;
  outgoing.writeHead(503, { "Content-Type": "text/plain", "Cache-Control": "no-store", "Retry-After": "1" }).end("starting\n");
  return true;
};
