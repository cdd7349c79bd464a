import type { Locale } from "../localized";
import type { DocType } from "./doc-types";

/** What documents to travel on are called. */
export const DOCUMENT_NAMES: Readonly<Record<Locale, Readonly<Record<DocType, string>>>> = {
  uz: {
    A: "Xorijga chiqish pasporti",
    PS: "Rossiya ichki pasporti",
    PSP: "Rossiya xorijiy pasporti",
    SR: "Tugʻilganlik haqida guvohnoma",
    NP: "Milliy pasport",
    IC: "Shaxsni tasdiqlovchi karta",
    DP: "Diplomatik pasport",
    SP: "Xizmat pasporti",
    PM: "Dengizchi pasporti",
    VV: "Yashash guvohnomasi",
    CVV: "Qaytish guvohnomasi",
  },
  ru: {
    A: "Заграничный паспорт",
    PS: "Внутренний паспорт РФ",
    PSP: "Загранпаспорт РФ",
    SR: "Свидетельство о рождении",
    NP: "Национальный паспорт",
    IC: "Удостоверение личности",
    DP: "Дипломатический паспорт",
    SP: "Служебный паспорт",
    PM: "Паспорт моряка",
    VV: "Вид на жительство",
    CVV: "Свидетельство на возвращение",
  },
  en: {
    A: "International passport",
    PS: "Russian internal passport",
    PSP: "Russian international passport",
    SR: "Birth certificate",
    NP: "National passport",
    IC: "Identity card",
    DP: "Diplomatic passport",
    SP: "Service passport",
    PM: "Seaman’s passport",
    VV: "Residence permit",
    CVV: "Certificate of return",
  },
};
