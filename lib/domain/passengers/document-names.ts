import { type LocalizedText, t } from "../localized";
import type { DocType } from "./doc-types";

/** What documents to travel on are called. */
export const DOCUMENT_NAMES: Readonly<Record<DocType, LocalizedText>> = {
  A: t("International passport", "Заграничный паспорт", "Xorijga chiqish pasporti"),
  PS: t("Russian internal passport", "Внутренний паспорт РФ", "Rossiya ichki pasporti"),
  PSP: t("Russian international passport", "Загранпаспорт РФ", "Rossiya xorijiy pasporti"),
  SR: t("Birth certificate", "Свидетельство о рождении", "Tugʻilganlik haqida guvohnoma"),
  NP: t("National passport", "Национальный паспорт", "Milliy pasport"),
  IC: t("Identity card", "Удостоверение личности", "Shaxsni tasdiqlovchi karta"),
  DP: t("Diplomatic passport", "Дипломатический паспорт", "Diplomatik pasport"),
  SP: t("Service passport", "Служебный паспорт", "Xizmat pasporti"),
  PM: t("Seaman’s passport", "Паспорт моряка", "Dengizchi pasporti"),
  VV: t("Residence permit", "Вид на жительство", "Yashash guvohnomasi"),
  CVV: t("Certificate of return", "Свидетельство на возвращение", "Qaytish guvohnomasi"),
};
