import { z } from "zod";
import { type Locale, localeOfTag } from "@/lib/domain/localized";

/** What the bot reads of an update: nothing of who writes besides their chat and language. */

const person = z.object({ id: z.int(), language_code: z.string().optional() });

const message = z.object({ chat: z.object({ id: z.int(), type: z.string() }), from: person.optional(), text: z.string().optional() });

const callbackQuery = z.object({ id: z.string(), from: person, data: z.string().optional() });

export const update = z.object({ update_id: z.int(), message: message.optional(), callback_query: callbackQuery.optional() });
export type Update = z.infer<typeof update>;

/** The chat an update is of; in a private chat its number is that of the person. */
export function chatOf({ message, callback_query: pressed }: Update): number | null {
  return pressed?.from.id ?? message?.chat.id ?? null;
}

/** The language of who wrote it, as far as their Telegram tells. */
export function languageOf({ message, callback_query: pressed }: Update): Locale {
  return localeOfTag((pressed ?? message)?.from?.language_code ?? "") ?? "uz";
}

export const ASKED_FOR = ["message", "callback_query"];
