import type { Locale } from "@/lib/domain/localized";

/** Where rules that come with the service are written, by what it is called in the file of rules and in passport-validity.ts. */
const NAMES: Readonly<Record<string, Record<Exclude<Locale, "en">, string>>> = {
  "Published entry rules": { ru: "Опубликованные правила въезда", uz: "Eʼlon qilingan kirish qoidalari" },
  "Published entry rules; ministry list of August 2025 differs": {
    ru: "Опубликованные правила въезда; в списке министерства за август 2025 указано иное",
    uz: "Eʼlon qilingan kirish qoidalari; vazirlikning 2025-yil avgustdagi roʻyxatida boshqacha",
  },
  "Regulation (EU) 2016/399, Article 6(1)(a)": {
    ru: "Регламент (ЕС) 2016/399, статья 6(1)(a)",
    uz: "(YeI) 2016/399-reglament, 6(1)(a)-modda",
  },
  "Türkiye, Law No. 6458, Article 7(1)(b)": {
    ru: "Турция, Закон № 6458, статья 7(1)(b)",
    uz: "Turkiya, 6458-sonli qonun, 7(1)(b)-modda",
  },
  "United States, Immigration and Nationality Act, section 212(a)(7)(B)": {
    ru: "США, Закон об иммиграции и гражданстве, раздел 212(a)(7)(B)",
    uz: "AQSH, Immigratsiya va fuqarolik toʻgʻrisidagi qonun, 212(a)(7)(B)-boʻlim",
  },
  "U.S. Customs and Border Protection, Exemption of the Six-Month Passport Validity Rule": {
    ru: "Таможенная и пограничная служба США, исключения из правила шести месяцев действия паспорта",
    uz: "AQSH bojxona va chegara xizmati, pasportning olti oy amal qilish qoidasidan istisnolar",
  },
};

/** A source in the caller's language; what an operator has loaded from elsewhere stays in its own words. */
export function entrySourceName(source: string, locale: Locale): string {
  return locale === "en" ? source : (NAMES[source]?.[locale] ?? source);
}
