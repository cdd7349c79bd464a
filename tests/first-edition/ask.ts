import type { OperationName } from "@/lib/contracts/interface/operations";
import { type CallOptions, callOperation } from "@/tests/support/call-operation";

/** What a program of the first edition gets. */
export interface Answer {
  operation: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** How much is left of a limit, and what follows from the body. */
const OF_THE_MOMENT = /^(ratelimit|ratelimit-remaining|ratelimit-reset|retry-after|content-length)$/;

/** Asks, and keeps what is answered by a name of its own. */
export class FirstProgram {
  readonly answers: Record<string, Answer> = {};

  /**
   * @returns `data` of the answer
   * @throws Error where the body is not as long as JSON.stringify writes it: what is kept would not stand for its bytes
   */
  async ask(name: string, operation: OperationName, options: CallOptions): Promise<unknown> {
    if (name in this.answers) throw new Error(`${name} is asked twice`);
    const { status, headers, body, data } = await callOperation(operation, options);
    const text = JSON.stringify(body);
    if (headers.get("content-length") !== String(Buffer.byteLength(text)))
      throw new Error(`${name} is not written as JSON.stringify writes`);
    this.answers[name] = { operation, status, headers: maskedHeaders(headers), body: JSON.parse(mask(text)) };
    return data;
  }
}

function maskedHeaders(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => !OF_THE_MOMENT.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, mask(value)]));
}

/** Ids, moments of the database's clock, numbers that are drawn by lot, and signatures. Each stays a text where it was one. */
function mask(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\bM[Qg][kl][\w-]+\.\w+\.[\w-]{22}(?![\w-])/g, "<offer>")
    .replaceAll(/"airline_locators":\["\w+"\]/g, '"airline_locators":["<own>"]')
    .replaceAll(/"(booking_number|pnr|ticket_number|token)":"[^"]*"/g, '"$1":"<own>"')
    .replaceAll(/(receipts\/)[\w-]+/g, "$1<own>");
}
