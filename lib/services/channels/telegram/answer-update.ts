import { z } from "zod";
import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { isLiveQuote } from "@/lib/domain/quotes/quote-state";
import { chooseChoice } from "@/lib/services/quotes/choose-choice";
import { noteOpened } from "@/lib/services/quotes/note-opened";
import { findQuoteByToken, localeOf } from "@/lib/services/quotes/quote-record";
import { readCustomerQuote } from "@/lib/services/quotes/read-customer-quote";
import { callBot } from "./bot-api";
import { BOT_TEXTS } from "./bot-texts";
import { readButton } from "./button-data";
import { type Chat, sendChoices, sendQuote, sendText } from "./send-quote";
import { chatOf, languageOf, type Update } from "./updates";

interface Answering {
  now: Date;
  /** Ends what is being sent. */
  signal: AbortSignal;
}

const START = /^\/start(?:@\w+)?(?:\s+(\S+))?\s*$/;

/**
 * Answers what somebody has written or pressed: `/start TOKEN` brings the quote of that link in its own language, a button takes its choice as
 * the quote's page does. Again the same does the same: an update may come twice.
 */
export async function answerUpdate(each: Update, { now, signal }: Answering): Promise<void> {
  const chatId = answeredChat(each);
  if (chatId === null) return;
  const chat = { chatId, signal };
  const theirs = languageOf(each);
  if (each.callback_query) return answerPress(each.callback_query, { chat, theirs, now });
  const token = START.exec(each.message?.text ?? "")?.[1];
  if (token === undefined) return sendText(chat, BOT_TEXTS[theirs].hello);
  const found = await readQuote(token, now);
  if (!found) return sendText(chat, BOT_TEXTS[theirs].unknown);
  await noteOpened({ token, now });
  const { quote, locale } = found;
  if (!isLiveQuote(quote.state)) return sendText(chat, BOT_TEXTS[locale].ended(quote.agency));
  await sendQuote({ chat, token, quote, locale, now });
}

/** Asks somebody to try again whose update could not be answered. */
export async function sayLater(each: Update, signal: AbortSignal): Promise<void> {
  const chatId = answeredChat(each);
  if (chatId !== null) await sendText({ chatId, signal }, BOT_TEXTS[languageOf(each)].later);
}

/** Groups are left alone. */
function answeredChat(each: Update): number | null {
  return each.callback_query || each.message?.chat.type === "private" ? chatOf(each) : null;
}

interface Pressing {
  chat: Chat;
  /** The language of who pressed. */
  theirs: Locale;
  now: Date;
}

async function answerPress({ id, data }: NonNullable<Update["callback_query"]>, { chat, theirs, now }: Pressing): Promise<void> {
  // Telegram shows a wheel on the button until it is told, and does not mind being told too late.
  const told = { method: "answerCallbackQuery", body: { callback_query_id: id }, result: z.unknown(), signal: chat.signal };
  await callBot(told).catch(() => undefined);
  const button = readButton(data ?? "");
  if (!button) return;
  const { token, choice, minor } = button;
  const found = await readQuote(token, now);
  if (!found) return sendText(chat, BOT_TEXTS[theirs].unknown);
  const { locale } = found;
  const refused = await take({ token, choice, amount: toMajor(minor), locale, now });
  const quote = (await readQuote(token, now))?.quote ?? found.quote;
  const texts = BOT_TEXTS[locale];
  if (refused === null) return sendText(chat, texts.chosen(quote.agency));
  if (refused === "ended") return sendText(chat, texts.ended(quote.agency));
  await sendChoices({ chat, token, quote, locale, now }, texts[refused]);
}

interface Taking {
  token: string;
  choice: number;
  /** Major units. */
  amount: number;
  locale: Locale;
  now: Date;
}

const REFUSED = { quote_ended: "ended", quote_choice_gone: "gone", quote_price_changed: "changed" } as const;

/** @returns why it was not taken, or null */
async function take(taking: Taking): Promise<(typeof REFUSED)[keyof typeof REFUSED] | null> {
  try {
    await chooseChoice(taking);
    return null;
  } catch (error) {
    if (error instanceof AppError && isRefusal(error.kind)) return REFUSED[error.kind];
    throw error;
  }
}

function isRefusal(kind: string): kind is keyof typeof REFUSED {
  return Object.hasOwn(REFUSED, kind);
}

/** The quote of a link in the language of its customer; null where there is none. */
async function readQuote(token: string, now: Date): Promise<{ quote: CustomerQuote; locale: Locale } | null> {
  try {
    const locale = localeOf(await findQuoteByToken(token));
    return { locale, quote: await readCustomerQuote({ token, locale, now }) };
  } catch (error) {
    if (error instanceof AppError && error.kind === "quote_not_found") return null;
    throw error;
  }
}
