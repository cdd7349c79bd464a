import http from "node:http";
import { listenLocally } from "@/lib/api/testing/listen-locally";

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
  close(): void;
}

/** A status, or whatever a receiver may do to us. */
export type Answer = number | ((response: http.ServerResponse, call: ReceivedCall) => void);

/** A partner's server on 127.0.0.1. Answers in turn; the last one for ever. */
export async function listen(...answers: [Answer, ...Answer[]]): Promise<Receiver> {
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
  const port = await listenLocally(server);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/hook`, port, calls, close };
}
