import { z } from "zod";

/** What the bot reads of an update: nothing of who writes besides their chat and language. */

const person = z.object({ id: z.int(), language_code: z.string().optional() });

const message = z.object({ chat: z.object({ id: z.int(), type: z.string() }), from: person.optional(), text: z.string().optional() });

const callbackQuery = z.object({ id: z.string(), from: person, data: z.string().optional() });

export const update = z.object({ update_id: z.int(), message: message.optional(), callback_query: callbackQuery.optional() });
export type Update = z.infer<typeof update>;

export const ASKED_FOR = ["message", "callback_query"];
