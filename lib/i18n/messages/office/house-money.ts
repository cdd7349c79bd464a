import { t } from "@/lib/domain/localized";

/** The back office's page of all agencies' money. */
export const houseMoney = {
  title: t("Money", "Деньги", "Pul"),
  lead: t(
    "What waits for a second person, and what moved on the agencies’ deposits. Times are Tashkent’s.",
    "Что ждёт второго человека и что прошло по депозитам агентств. Время ташкентское.",
    "Ikkinchi kishini kutayotganlar va agentliklar depozitlaridagi harakatlar. Soatlar Toshkent vaqti bilan.",
  ),
  postings: t("Postings", "Проводки", "Oʻtkazmalar"),
  agency: t("Agency’s code", "Код агентства", "Agentlik kodi"),
  anyKind: t("All kinds", "Все виды", "Barcha turlar"),
  kindLabel: t("Kind", "Вид", "Turi"),
  kind: {
    deposit: t("Top-up", "Пополнение", "Toʻldirish"),
    payment: t("Payment", "Оплата", "Toʻlov"),
    refund: t("Refund", "Возврат", "Qaytarish"),
    adjustment: t("Correction", "Корректировка", "Tuzatish"),
  },
  currency: t("Currency", "Валюта", "Valyuta"),
  anyCurrency: t("All currencies", "Все валюты", "Hammasi"),
  from: t("From", "С", "Dan"),
  to: t("To", "По", "Gacha"),
  since: t("Only what moved after {when}", "Только движения после {when}", "Faqat {when}dan keyingi harakatlar"),
  sinceAny: t("Show earlier ones too", "Показать и более ранние", "Oldingilarini ham koʻrsatish"),
  column: {
    when: t("When", "Когда", "Qachon"),
    agency: t("Agency", "Агентство", "Agentlik"),
    kind: t("Kind", "Вид", "Turi"),
    what: t("For what", "За что", "Nima uchun"),
    amount: t("Amount", "Сумма", "Summa"),
    act: t("Correct", "Исправить", "Tuzatish"),
  },
  reversed: t("Reversed", "Сторнировано", "Storno qilingan"),
  reverse: t("Reverse…", "Сторнировать…", "Storno qilish…"),
  booking: t("Booking {number}", "Бронь {number}", "Bron {number}"),
  empty: t("Nothing moved", "Движений нет", "Harakat yoʻq"),
  emptyText: t(
    "Check the code, or take a filter away.",
    "Проверьте код или уберите фильтр.",
    "Kodni tekshiring yoki filtrni olib tashlang.",
  ),
  more: t("Show older ones", "Показать более ранние", "Oldingilarini koʻrsatish"),
};
