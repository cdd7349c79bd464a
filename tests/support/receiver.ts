import { once } from "node:events";
import http from "node:http";
import { afterAll } from "vitest";

export interface ReceivedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  url: string;
  port: number;
  calls: ReceivedCall[];
}

/** A status, or whatever a receiver may do to us. */
export type Answer = number | ((response: http.ServerResponse, call: ReceivedCall) => void);

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A partner's server on 127.0.0.1, until the file's tests are over. Answers in turn; the last one for ever. */
export async function startReceiver(...answers: [Answer, ...Answer[]]): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const server = http.createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const call = { method: request.method ?? "", path: request.url ?? "", headers, body };
    calls.push(call);
    const answer = answers[calls.length - 1] ?? answers.at(-1) ?? 200;
    if (typeof answer === "number") response.writeHead(answer).end("thanks");
    else answer(response, call);
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver has no port");
  return { url: `http://127.0.0.1:${address.port}/hook`, port: address.port, calls };
}
