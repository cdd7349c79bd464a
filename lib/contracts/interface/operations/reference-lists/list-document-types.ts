import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { DOCUMENT_TYPES } from "../../examples/reference";
import { keepIt, type Operation, REFERENCE } from "../../operation";
import { referenceDocumentType } from "../../reference";

export const listDocumentTypes = {
  name: "list_document_types",
  ...REFERENCE,
  path: "/reference/document-types",
  data: z.array(referenceDocumentType),
  summary: t("List the document types", "Список типов документов", "Hujjat turlari roʻyxati"),
  description: keepIt(
    "Values of `doc_type`. Which of them a journey takes is in `documents` of its offer.",
    "Значения `doc_type`. Какие из них годятся для поездки, сказано в `documents` её варианта.",
    "`doc_type` qiymatlari. Safarga ulardan qaysilari yarashi uning variantidagi `documents` da aytiladi.",
  ),
  example: { data: DOCUMENT_TYPES },
} as const satisfies Operation;
