import type { ReferenceDocumentType } from "@/lib/contracts/interface/reference";
import { DOC_TYPES, ISSUED_ONLY_BY } from "@/lib/domain/passengers/doc-types";
import { DOCUMENT_NAMES } from "@/lib/domain/passengers/document-names";
import { listByLocale } from "../reference/list-by-locale";

/** All kinds of documents that passengers travel on; which of them a journey takes is in its offer's `documents`. */
export const listDocumentTypes = listByLocale((locale): ReferenceDocumentType[] =>
  DOC_TYPES.map((code) => ({
    code,
    title: DOCUMENT_NAMES[code][locale],
    title_intl: { uz: DOCUMENT_NAMES[code].uz, en: DOCUMENT_NAMES[code].en, ru: DOCUMENT_NAMES[code].ru },
    issued_by: ISSUED_ONLY_BY[code] ?? null,
  })),
);
