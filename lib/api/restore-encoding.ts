import { channel, subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

/** Stands for Content-Encoding on its way through Next. */
const CARRIER = "x-body-encoding";
const ENCODING = "Content-Encoding";

/** Has a subscriber where the carrier is renamed: Next loads this module more than once, and channels are the process's. */
const restoring = channel("parvoz:restoring-encodings");
const isInNext = process.env.NEXT_RUNTIME === "nodejs";

/**
 * The header in which a handler names its body's coding. Next takes Content-Encoding out of whatever a route answers (it would be wrong with
 * a body that `fetch` has unpacked), so there it travels under another name.
 * @returns null where it would not reach the caller: then nothing may be compressed
 */
export function encodingHeader(): string | null {
  if (!isInNext) return ENCODING;
  return restoring.hasSubscribers ? CARRIER : null;
}

/** From now on, the coding that a route's answer names reaches the caller as Content-Encoding. */
export function restoreEncodings(): void {
  subscribe("http.server.request.start", restore);
  restoring.subscribe(() => undefined);
}

function restore(message: unknown): void {
  if (typeof message !== "object" || message === null || !("response" in message)) return;
  const { response } = message;
  if (!(response instanceof ServerResponse)) return;
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => set(name === CARRIER ? ENCODING : name, value);
}
