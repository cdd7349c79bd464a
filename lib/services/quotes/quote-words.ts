import { z } from "zod";
import { open, seal } from "@/lib/services/ground/personal-data/keyring";

const quoteWords = z.object({ label: z.string(), note: z.string() });

/** What an agent writes on a quote: for whom it is, and what the customer reads. People write names into both. */
export type QuoteWords = z.infer<typeof quoteWords>;

const NONE: QuoteWords = { label: "", note: "" };

/** Seals the words for their column; empty where there are none. */
export async function sealWords(quoteId: string, words: QuoteWords): Promise<string> {
  return words.label === "" && words.note === "" ? "" : seal("quote.words", quoteId, JSON.stringify(quoteWords.parse(words)));
}

export async function openWords({ id, words }: { id: string; words: string }): Promise<QuoteWords> {
  return words === "" ? NONE : quoteWords.parse(JSON.parse(await open("quote.words", id, words)));
}
