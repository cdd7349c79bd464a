import type { useTranslations } from "next-intl";
import { isDocType } from "@/lib/domain/passengers/doc-types";

/** A document type in words; a code that we have no word for stays as it is. */
export function documentName(code: string, t: ReturnType<typeof useTranslations<"booking">>): string {
  return isDocType(code) ? t(`document.${code}`) : code;
}
