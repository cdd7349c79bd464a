import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { db } from "@/lib/db";
import { log, traceOf } from "@/lib/log";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { botId } from "@/lib/services/ground/telegram/bot-of-house";
import { isUnavailable } from "@/lib/util/unavailable";
import { answerUpdate, sayLater } from "./answer-update";
import { askBot, BotRefused, isBlocked, isTooMany } from "./bot-api";
import { chatLimit } from "./chat-limit";
import { ASKED_FOR, chatOf, type Update, update } from "./updates";

/** Telegram keeps the question open so long while nobody writes. */
const OPEN_S = 25;
/** Until then the network has answered, or never will. */
const ANSWER_MS = (OPEN_S + 10) * 1000;
/** No other process asks for so long: a question, or one answer. One that died is taken over then. */
const TURN_MS = 60_000;
/** So many updates come with one question: what a process has answered of them when it dies is answered again. */
const AT_ONCE = 10;
/** Whose turn it is not looks again so often. */
const REST_MS = 10_000;

const bot = z.object({ username: z.string() });
const numbered = z.array(z.looseObject({ update_id: z.int() }));

/**
 * @returns one round of listening to the house's bot: of all workers one asks Telegram what was written (`getUpdates`, which takes one asker
 *   alone), and answers it. A number that is asked for confirms those before it, so nothing of them is kept: what a process was answering
 *   when it died comes again to the next one
 */
export function botRound(signal: AbortSignal): () => Promise<void> {
  const asker = randomUUID();
  let username: string | null = null;
  let offset = 0;
  const mayAnswer = chatLimit();
  /** @returns whether more may wait at Telegram, and this process may go on */
  const answerSome = async (name: string): Promise<boolean> => {
    const body = { offset, limit: AT_ONCE, timeout: OPEN_S, allowed_updates: ASKED_FOR };
    const updates = await askBot({ method: "getUpdates", body, result: numbered, timeoutMs: ANSWER_MS, signal });
    for (const each of updates) {
      const known = update.safeParse(each);
      // What we do not know yet is passed over, as is what a chat writes too often: it would come again for ever.
      if (known.success && mayAnswer(chatOf(known.data) ?? 0, Date.now())) {
        if (signal.aborted || !(await takeTurn(asker, name))) return false;
        await answer(known.data, signal);
      }
      offset = each.update_id + 1;
    }
    return updates.length === AT_ONCE && !signal.aborted;
  };
  return async () => {
    username ??= (await askBot({ method: "getMe", body: {}, result: bot, signal })).username;
    let isMine = await takeTurn(asker, username);
    if (!isMine) await pause(REST_MS, undefined, { signal }).catch(() => undefined);
    while (isMine) isMine = (await answerSome(username)) && (await takeTurn(asker, username));
  };
}

/** One statement, by the database's clock. @returns whether this process may ask now */
async function takeTurn(asker: string, username: string): Promise<boolean> {
  const taken = await db().$queryRaw<unknown[]>`
    insert into telegram_bot as b (bot_id, username, asked_by, asked_until)
    values (${botId()}, ${username}, ${asker}::uuid, clock_timestamp() + make_interval(secs => ${TURN_MS / 1000}::integer))
    on conflict (bot_id) do update set username = excluded.username, asked_by = excluded.asked_by, asked_until = excluded.asked_until
     where b.asked_by = excluded.asked_by or b.asked_until < clock_timestamp()
    returning bot_id::text`;
  return taken.length > 0;
}

/** What cannot be answered holds up nobody who wrote later; but without a database it waits. */
async function answer(each: Update, signal: AbortSignal): Promise<void> {
  try {
    await answerUpdate(each, { now: await databaseTime(), signal });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    // What was being answered comes again to the next process.
    if (signal.aborted) return;
    log.warn(
      { error: traceOf(error), ...(error instanceof BotRefused && { code: error.code }) },
      "what was written to the bot could not be answered",
    );
    // Who has blocked the bot, or writes more than Telegram lets it answer, cannot be told either.
    if (!isTooMany(error) && !isBlocked(error)) await sayLater(each, signal).catch(() => undefined);
  }
}
