import { z } from "zod";
import { contextOf, open, seal } from "@/lib/services/ground/personal-data/keyring";

const quoteWords = z.object({ label: z.string(), note: z.string() });

/** What an agent writes on a quote: for whom it is, and what the customer reads. People write names into both. */
export type QuoteWords = z.infer<typeof quoteWords>;

const NONE: QuoteWords = { label: "", note: "" };

/** As the column keeps them; empty where nothing is said. */
export async function sealWords(quoteId: string, words: QuoteWords): Promise<string> {
  return words.label === "" && words.note === "" ? "" : seal(JSON.stringify(quoteWords.parse(words)), contextOf("quote", "words", quoteId));
}

export async function openWords({ id, words }: { id: string; words: string }): Promise<QuoteWords> {
  return words === "" ? NONE : quoteWords.parse(JSON.parse(await open(words, contextOf("quote", "words", id))));
}
