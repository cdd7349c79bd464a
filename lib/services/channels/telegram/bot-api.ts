import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { env } from "@/lib/env";

/** Telegram has refused a call: its code, as of HTTP, and how long it wants to be left alone, seconds. What it says may quote what was sent, and is not kept. */
export class BotRefused extends Error {
  constructor(
    readonly method: string,
    readonly code: number,
    readonly retryAfter: number | null,
  ) {
    super(`Telegram has refused ${method} (${code})`);
    this.name = "BotRefused";
  }
}

const TOO_MANY = 429;
/** Longer nobody waits: the next update would come too late. */
const LONGEST_WAIT_S = 30;
const CALL_MS = 20_000;

const reply = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error_code: z.int(), parameters: z.object({ retry_after: z.int().optional() }).optional() }),
]);

interface Call<Result extends z.ZodType> {
  /** As the Bot API names it. */
  method: string;
  /** Objects as JSON; `FormData` where a file goes with them. */
  body: Readonly<Record<string, unknown>> | FormData;
  result: Result;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * One call of Telegram's Bot API by the house's token, which stands in the address: no error tells the address.
 * @throws BotRefused; Error where Telegram cannot be reached
 */
export async function callBot<Result extends z.ZodType>(call: Call<Result>): Promise<z.output<Result>> {
  try {
    return await callOnce(call);
  } catch (error) {
    if (!(error instanceof BotRefused && error.code === TOO_MANY && (error.retryAfter ?? Infinity) <= LONGEST_WAIT_S)) throw error;
    await pause((error.retryAfter ?? 0) * 1000, undefined, call.signal ? { signal: call.signal } : {});
    return callOnce(call);
  }
}

async function callOnce<Result extends z.ZodType>({
  method,
  body,
  result,
  timeoutMs = CALL_MS,
  signal,
}: Call<Result>): Promise<z.output<Result>> {
  const answer = reply.parse(
    await post({ method, body, signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]) }),
  );
  if (!answer.ok) throw new BotRefused(method, answer.error_code, answer.parameters?.retry_after ?? null);
  return result.parse(answer.result);
}

async function post({ method, body, signal }: { method: string; body: Call<z.ZodType>["body"]; signal: AbortSignal }): Promise<unknown> {
  const { TELEGRAM_API_URL: api, TELEGRAM_BOT_TOKEN: token } = env();
  const isForm = body instanceof FormData;
  const written = isForm ? { body } : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  try {
    const response = await fetch(`${api}/bot${token}/${method}`, { method: "POST", ...written, signal });
    return await response.json();
  } catch (error) {
    throw new Error(`Telegram's ${method} could not be reached: ${error instanceof Error ? error.name : "unknown"}`);
  }
}
