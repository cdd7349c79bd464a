import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { replaceHeader } from "../request/mend-request";

export const REQUEST_ID = "x-request-id";

/** Ids as proxies write them: UUIDs, ULIDs, hex. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** The request's id, in its header from here on: the one that our own proxy has given it, else a new one. What a caller sends counts for nothing. */
export function identify(incoming: IncomingMessage, proxies = () => env().TRUSTED_PROXIES): string {
  const given = incoming.headers[REQUEST_ID];
  const id = typeof given === "string" && WELL_FORMED.test(given) && proxies() > 0 ? given : randomUUID();
  replaceHeader(incoming, REQUEST_ID, id);
  return id;
}
