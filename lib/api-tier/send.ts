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
  const [head, pieces] = "head" in body ? [body.head, body.data.enclosed] : ["", body];
  let length = head.length;
  for (const piece of pieces) length += piece.byteLength;
  writeHead(outgoing, status, headers, length);
  writePieces(outgoing, head, pieces);
}

/** In one go; text goes out in one piece with the headers. */
function writePieces(outgoing: ServerResponse, head: string, pieces: Pieces): void {
  const last = pieces.length - 1;
  outgoing.cork();
  if (head !== "") outgoing.write(head, "latin1");
  for (let at = 0; at < last; at++) outgoing.write(pieces[at]);
  outgoing.end(pieces[last]);
}
