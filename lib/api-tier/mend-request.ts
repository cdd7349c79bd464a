import type { IncomingMessage } from "node:http";
import { mendPath } from "@/lib/api/request/mend-path";
import { stampAddress } from "@/lib/api/request/stamp-address";

/** Stands in addresses of requests for the Host that was sent: no route reads it, and a wrong one is no reason to refuse. */
const HOST = "parvoz";
export const ORIGIN = `http://${HOST}`;

/** Does what instrumentation.ts has Next's server do with every request. @returns the same one */
export function mendRequest(incoming: IncomingMessage): IncomingMessage {
  incoming.url = mendPath(incoming.url ?? "");
  stampAddress(incoming);
  incoming.headers.host = HOST;
  return incoming;
}
