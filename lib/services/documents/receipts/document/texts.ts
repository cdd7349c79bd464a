import type { Locale } from "@/lib/domain/localized";
import type { ReceiptTexts } from "./receipt-texts";
import { receiptTextsEn } from "./texts-en";
import { receiptTextsRu } from "./texts-ru";
import { receiptTextsUz } from "./texts-uz";

export const RECEIPT_TEXTS: Readonly<Record<Locale, ReceiptTexts>> = {
  uz: receiptTextsUz,
  ru: receiptTextsRu,
  en: receiptTextsEn,
};
