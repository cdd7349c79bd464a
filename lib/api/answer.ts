/** An HTTP answer before it is anybody's Response. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Pieces follow one another. They may be on their way to others as well: never change them. */
  body: string | readonly Uint8Array[];
}

/** Sends an answer, or makes what the server in front of the handlers sends. */
export type Respond = (answer: Answer) => Response;

/** The platform's own Response. Several pieces go as a stream: joining them would copy every byte twice. */
export function standardResponse({ status, headers, body }: Answer): Response {
  return new Response(typeof body === "string" ? body : streamOf(body), { status, headers });
}

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
