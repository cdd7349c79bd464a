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
const BLOCKED = 403;
/** Longer nobody waits, so that a turn is not over before the question it was taken for. */
const LONGEST_WAIT_S = 20;
const CALL_MS = 15_000;

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
  signal: AbortSignal;
}

/** The bot's own question, asked again once where Telegram wants to be left alone for a while. Never for an answer: everybody who wrote later would wait with it. */
export async function askBot<Result extends z.ZodType>(call: Call<Result>): Promise<z.output<Result>> {
  try {
    return await callBot(call);
  } catch (error) {
    if (!(isTooMany(error) && (error.retryAfter ?? Infinity) <= LONGEST_WAIT_S)) throw error;
    await pause((error.retryAfter ?? 0) * 1000, undefined, { signal: call.signal });
    return callBot(call);
  }
}

/** Whether Telegram takes no more calls for now, of the bot or for one chat. */
export function isTooMany(error: unknown): error is BotRefused {
  return error instanceof BotRefused && error.code === TOO_MANY;
}

/** Whether the person has blocked the bot, or never started it. */
export function isBlocked(error: unknown): boolean {
  return error instanceof BotRefused && error.code === BLOCKED;
}

/**
 * One call of Telegram's Bot API by the house's token, which stands in the address: no error tells the address.
 * @throws BotRefused; Error where Telegram cannot be reached, or the signal ends the call
 */
export async function callBot<Result extends z.ZodType>({
  method,
  body,
  result,
  timeoutMs = CALL_MS,
  signal,
}: Call<Result>): Promise<z.output<Result>> {
  const answer = reply.parse(await post({ method, body, signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]) }));
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
