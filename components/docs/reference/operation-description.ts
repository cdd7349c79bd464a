import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import type { Locale } from "@/lib/domain/localized";
import { wordsIn } from "../language";

/** What an operation does, and which scope it needs, as Markdown. */
export function operationDescription(name: OperationName, locale: Locale): string {
  const { description, scope } = OPERATIONS[name];
  return scope === null ? description[locale] : `${description[locale]}\n\n${wordsIn(locale)("operation.scope", { scope })}`;
}
