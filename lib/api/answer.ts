/** An HTTP answer before it is anybody's Response. */
export interface Answer {
  status: number;
  headers: HeaderLines;
  body: string | Pieces;
}

/** Name and value by turns, no name twice: what node:http writes out with the least work. */
export type HeaderLines = string[];

/** A body that was written before, but for its beginning. */
export interface Pieces {
  /** ASCII. */
  head: string;
  /** They follow one another. They may be on their way to others as well: never change them. */
  rest: readonly Uint8Array[];
}

/** Sends an answer, or makes what the server in front of the handlers sends. */
export type Respond = (answer: Answer) => Response;

/** The platform's own Response. Several pieces go as a stream: joining them would copy every byte twice. */
export function standardResponse({ status, headers, body }: Answer): Response {
  return new Response(typeof body === "string" ? body : streamOf(body), { status, headers: pairsOf(headers) });
}

function pairsOf(lines: HeaderLines): [string, string][] {
  return lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1] ?? ""]] : []));
}

function streamOf(body: Pieces): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of withHead(body)) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** The head goes with the first piece: a piece more costs Next more than copying one does. */
function withHead({ head, rest }: Pieces): readonly Uint8Array[] {
  const [first, ...others] = rest;
  return head === "" || !first ? rest : [Buffer.concat([Buffer.from(head, "latin1"), first]), ...others];
}
