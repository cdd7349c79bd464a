import type { Wrapped } from "./representation/envelope";

/** An HTTP answer before it is anybody's Response. */
export interface Answer {
  status: number;
  headers: HeaderLines;
  body: string | Wrapped | Pieces;
}

/** Name and value by turns, no name twice: what node:http writes out with the least work. */
export type HeaderLines = string[];

/** Bytes that follow one another. They may be on their way to others as well: never change them. */
export type Pieces = readonly Uint8Array[];

/** Sends an answer, or makes what the server in front of the handlers sends. */
export type Respond = (answer: Answer) => Response;

/** The platform's own Response. Several pieces go as a stream: joining them would copy every byte twice. */
export function standardResponse({ status, headers, body }: Answer): Response {
  return new Response(typeof body === "string" ? body : streamOf(piecesOf(body)), { status, headers: pairsOf(headers) });
}

function pairsOf(lines: HeaderLines): [string, string][] {
  return lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1] ?? ""]] : []));
}

/** The head goes with the first piece: a piece more costs Next more than copying one does. */
function piecesOf(body: Wrapped | Pieces): Pieces {
  return "head" in body ? body.data.behind(body.head) : body;
}

function streamOf(pieces: Pieces): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
