import type { ServerResponse } from "node:http";
import type { Answer, Pieces } from "@/lib/api/answer";
import { writeHead } from "./write-head";

/** Writes an answer out as it is, with the headers of every answer: its pieces are neither joined nor copied. */
export function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  // The caller has gone.
  if (outgoing.destroyed) return;
  if (typeof body === "string") {
    writeHead(outgoing, status, headers, Buffer.byteLength(body));
    outgoing.end(body);
    return;
  }
  let length = body.head.length;
  for (const piece of body.rest) length += piece.byteLength;
  writeHead(outgoing, status, headers, length);
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
