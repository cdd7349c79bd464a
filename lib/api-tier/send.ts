import type { ServerResponse } from "node:http";
import type { Answer, Pieces } from "@/lib/api/answer";

/**
 * Writes an answer out as it is: its pieces are neither joined nor copied.
 * @param always headers of every answer, name and value by turns; none that an answer has of its own
 */
export function send(outgoing: ServerResponse, { status, headers, body }: Answer, always: readonly string[]): void {
  // The caller has gone.
  if (outgoing.destroyed) return;
  const lines = always.concat(headers);
  if (typeof body === "string") {
    lines.push("Content-Length", String(Buffer.byteLength(body)));
    outgoing.writeHead(status, lines);
    outgoing.end(body);
    return;
  }
  let length = body.head.length;
  for (const piece of body.rest) length += piece.byteLength;
  lines.push("Content-Length", String(length));
  outgoing.writeHead(status, lines);
  writePieces(outgoing, body);
}

/** In one go; text goes out in one piece with the headers. */
function writePieces(outgoing: ServerResponse, { head, rest }: Pieces): void {
  const last = rest.length - 1;
  outgoing.cork();
  if (head !== "") outgoing.write(head, "latin1");
  for (let at = 0; at < last; at++) outgoing.write(rest[at]);
  outgoing.end(rest[last]);
}
