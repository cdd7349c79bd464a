import type { OperationName } from "@/lib/contracts/interface/operations";
import { OPERATION_TEXTS } from "@/lib/contracts/openapi/texts";
import type { DocumentedOperation } from "@/lib/contracts/openapi/types";
import type { Locale } from "@/lib/domain/localized";
import { translated } from "@/lib/i18n/docs/phrases";
import { wordsIn } from "../language";

/** What the document says of an operation, in the reader's language where that is translated. @returns Markdown and its language */
export function operationDescription(
  name: OperationName,
  operation: DocumentedOperation,
  locale: Locale,
): { text: string; locale: Locale } {
  const said = translated(OPERATION_TEXTS[name].description, locale);
  const scope = operation["x-scope"];
  return { ...said, text: scope === undefined ? said.text : `${said.text}\n\n${wordsIn(said.locale)("operation.scope", { scope })}` };
}
