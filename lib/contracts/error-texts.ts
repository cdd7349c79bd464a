import type { Locale } from "@/lib/domain/localized";
import type { ErrorEnvelope } from "./shared";

/** Header by which a page asks for the texts of an error in all languages: whoever reads it may change the language while it stands there. */
export const ALL_TEXTS_HEADER = "x-parvoz-texts";

/** What stands beside the envelope for whoever sends it: the same texts by language. */
export interface ErrorTexts {
  texts?: Record<Locale, Pick<ErrorEnvelope, "message" | "errors">>;
}
