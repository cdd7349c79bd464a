import type { IncomingMessage } from "node:http";
import { DOCS_LANGUAGE, languageNamed } from "@/lib/i18n/pick-locale";
import { dropHeader, replaceHeader } from "../request/mend-request";

/** Tells a page of the documentation, which is found at several addresses, the language that its address names. What a caller sends counts for nothing. */
export function nameLanguage(incoming: IncomingMessage): void {
  const named = languageNamed(incoming.url ?? "/");
  if (named === null) dropHeader(incoming, DOCS_LANGUAGE);
  else replaceHeader(incoming, DOCS_LANGUAGE, named);
}
