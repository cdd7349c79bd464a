import { type Locale, t } from "@/lib/domain/localized";

/** Where rules that come with the service are written: English as the file of rules and passport-validity.ts have it. */
const NAMES = [
  t("Published entry rules", "Опубликованные правила въезда", "Eʼlon qilingan kirish qoidalari"),
  t(
    "Published entry rules; ministry list of August 2025 differs",
    "Опубликованные правила въезда; в списке министерства за август 2025 указано иное",
    "Eʼlon qilingan kirish qoidalari; vazirlikning 2025-yil avgustdagi roʻyxatida boshqacha",
  ),
  t("Regulation (EU) 2016/399, Article 6(1)(a)", "Регламент (ЕС) 2016/399, статья 6(1)(a)", "(YeI) 2016/399-reglament, 6(1)(a)-modda"),
  t("Türkiye, Law No. 6458, Article 7(1)(b)", "Турция, Закон № 6458, статья 7(1)(b)", "Turkiya, 6458-sonli qonun, 7(1)(b)-modda"),
  t(
    "United States, Immigration and Nationality Act, section 212(a)(7)(B)",
    "США, Закон об иммиграции и гражданстве, раздел 212(a)(7)(B)",
    "AQSH, Immigratsiya va fuqarolik toʻgʻrisidagi qonun, 212(a)(7)(B)-boʻlim",
  ),
  t(
    "U.S. Customs and Border Protection, Exemption of the Six-Month Passport Validity Rule",
    "Таможенная и пограничная служба США, исключения из правила шести месяцев действия паспорта",
    "AQSH bojxona va chegara xizmati, pasportning olti oy amal qilish qoidasidan istisnolar",
  ),
];

/** A source in the caller's language; what an operator has loaded from elsewhere stays in its own words. */
export function entrySourceName(source: string, locale: Locale): string {
  return NAMES.find(({ en }) => en === source)?.[locale] ?? source;
}
