import type { ServerResponse } from "node:http";
import type { Answer } from "@/lib/api/answer";

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
  const { head, rest } = body;
  lines.push("Content-Length", String(rest.reduce((total, piece) => total + piece.byteLength, head.length)));
  outgoing.writeHead(status, lines);
  outgoing.cork();
  // As text it goes out in one piece with the headers.
  if (head !== "") outgoing.write(head, "latin1");
  for (const piece of rest.slice(0, -1)) outgoing.write(piece);
  outgoing.end(rest.at(-1));
}
