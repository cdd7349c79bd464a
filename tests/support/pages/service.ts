import { vi } from "vitest";
import type { ErrorTexts } from "@/lib/contracts/error-texts";
import type { ErrorEnvelope } from "@/lib/contracts/shared";
import { SUCCESS_MESSAGE } from "@/lib/contracts/success-envelope";

/** A call that a page has made. */
interface ServiceCall {
  /** `POST /api/v1/booking/b-1/payment`, without the query. */
  call: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** A refusal; `status` 0: the service was not reached. */
interface Refusal extends Partial<Pick<ErrorEnvelope, "error_code" | "message" | "data" | "errors">>, ErrorTexts {
  status: number;
}

type Answer = (call: ServiceCall) => unknown;

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super();
  }
}

/** Thrown by an answer: the service refuses. */
export function refuse(refusal: Refusal): never {
  throw new Refused(refusal);
}

/**
 * Stands in for the service: `data` of the envelope, or a `broken` answer, by call, e.g. `GET /api/v1/booking/b-1`. A call that is not listed fails the test.
 * @returns the calls made so far, in order
 */
export function serve(answers: Record<string, Answer>): ServiceCall[] {
  const all: ServiceCall[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const url = new URL(path, "http://localhost");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const made: ServiceCall = { call: `${init.method} ${url.pathname}`, query: url.searchParams, body, headers: new Headers(init.headers) };
    all.push(made);
    const answer = answers[made.call];
    if (!answer) throw new Error(`nobody answers ${made.call}`);
    return await respond(answer, made);
  });
  return all;
}

const ENVELOPE = { request_id: "r-1", created_at: "2026-11-20 10:00" };

async function respond(answer: Answer, call: ServiceCall): Promise<Response> {
  try {
    const data = await answer(call);
    return data instanceof Response ? data : Response.json({ ...ENVELOPE, message: SUCCESS_MESSAGE, data });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, error_code = 8, message = "Refused.", ...more } = error.refusal;
    if (status === 0) throw new TypeError("fetch failed");
    return Response.json({ ...ENVELOPE, error_code, message, ...more }, { status });
  }
}

/** Given by an answer: what arrives where it is cut on its way, or something between takes the word. */
export function broken(text: string, status = 200): Response {
  return new Response(text, { status });
}

/** An answer that waits until the test gives it. */
export function held<Data>(): { answer: () => Promise<Data>; give: (data: Data) => void } {
  let give: (data: Data) => void = () => undefined;
  const given = new Promise<Data>((resolve) => {
    give = resolve;
  });
  return { answer: () => given, give: (data) => give(data) };
}

/** How often a call was made. */
export function timesCalled(all: readonly ServiceCall[], call: string): number {
  return all.filter((made) => made.call === call).length;
}
