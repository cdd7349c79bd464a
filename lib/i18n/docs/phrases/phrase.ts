import type { Locale } from "@/lib/domain/localized";

/** An English text of the contracts in the other languages of the documentation. */
export type Phrase = Readonly<Record<Exclude<Locale, "en">, string>>;
