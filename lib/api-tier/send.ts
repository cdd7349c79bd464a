import type { ServerResponse } from "node:http";
import type { Answer } from "@/lib/api/answer";

/** Writes an answer out as it is: its pieces are neither joined nor copied. @param always headers of every answer */
export function send(outgoing: ServerResponse, { status, headers, body }: Answer, always: Readonly<Record<string, string>>): void {
  // The caller has gone.
  if (outgoing.destroyed) return;
  if (typeof body === "string") {
    outgoing.writeHead(status, { ...always, ...headers, "Content-Length": Buffer.byteLength(body) });
    outgoing.end(body);
    return;
  }
  const length = body.reduce((total, piece) => total + piece.byteLength, 0);
  outgoing.writeHead(status, { ...always, ...headers, "Content-Length": length });
  outgoing.cork();
  for (const piece of body) outgoing.write(piece);
  outgoing.end();
}
