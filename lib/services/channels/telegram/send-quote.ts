import { z } from "zod";
import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { isLiveQuote } from "@/lib/domain/quotes/quote-state";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { makeQuoteCard } from "@/lib/services/documents/quotes/card/make-quote-card";
import { choiceFacts } from "@/lib/services/quotes/telling/choice-facts";
import { quoteMessage } from "@/lib/services/quotes/telling/quote-message";
import { callBot } from "./bot-api";
import { writeButton } from "./button-data";

/** The Bot API takes so many characters of a text. */
const LONGEST_TEXT = 4096;
const anything = z.unknown();

/** Where an answer goes, and what ends it. */
export interface Chat {
  chatId: number;
  signal: AbortSignal;
}

interface ToSend {
  chat: Chat;
  token: string;
  quote: CustomerQuote;
  locale: Locale;
  now: Date;
}

/** A quote into a chat: its picture, then its text with a button for each choice that can be had. */
export async function sendQuote(sent: ToSend): Promise<void> {
  const { chat, token, locale, now } = sent;
  const card = await makeQuoteCard({ token, locale, now });
  const form = new FormData();
  form.set("chat_id", String(chat.chatId));
  form.set("photo", new Blob([card], { type: "image/png" }), "quote.png");
  await callBot({ method: "sendPhoto", body: form, result: anything, signal: chat.signal });
  await sendChoices(sent);
}

/** The text with the buttons alone. @param before what is said above it */
export async function sendChoices({ chat, token, quote, locale }: ToSend, before = ""): Promise<void> {
  const text = quoteMessage({ quote, url: quoteUrl(token), locale });
  await sendText(chat, [before, text].filter(Boolean).join("\n\n").slice(0, LONGEST_TEXT), buttonsOf({ token, quote, locale }));
}

export async function sendText({ chatId, signal }: Chat, text: string, buttons: Buttons = []): Promise<void> {
  const keyboard = buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons } } : {};
  // The picture stands above already.
  const body = { chat_id: chatId, text, link_preview_options: { is_disabled: true }, ...keyboard };
  await callBot({ method: "sendMessage", body, result: anything, signal });
}

type Buttons = { text: string; callback_data: string }[][];

/** A button a line, with the price at which it takes the choice. */
function buttonsOf({ token, quote, locale }: Pick<ToSend, "token" | "quote" | "locale">): Buttons {
  if (!isLiveQuote(quote.state)) return [];
  return quote.choices.flatMap((choice) => {
    const { carriers, price } = choiceFacts(choice, locale);
    if (price === null) return [];
    const text = [`${choice.is_chosen ? "✓ " : ""}${choice.position + 1}) ${carriers.map(({ title }) => title).join(" + ")}`, price].join(
      " · ",
    );
    return [[{ text, callback_data: writeButton({ token, choice: choice.position, minor: fromMajor(choice.price.amount) }) }]];
  });
}
