import { t } from "@/lib/domain/localized";

/** The back office's daily close. */
export const closedDays = {
  title: t("Daily close", "Закрытие дня", "Kunni yopish"),
  lead: t(
    "A day of Tashkent is closed with what was on every deposit. Nothing is posted into it any more, and it is not opened again: a mistake is corrected by a posting of a later day.",
    "День по Ташкенту закрывается с остатками всех депозитов. В него больше ничего не проводится, и заново он не открывается: ошибку исправляют проводкой более позднего дня.",
    "Kun Toshkent vaqti bilan, barcha depozitlar qoldigʻi bilan yopiladi. Unga endi hech narsa oʻtkazilmaydi va u qayta ochilmaydi: xato keyingi kun oʻtkazmasi bilan tuzatiladi.",
  ),
  next: t("To close: {date}", "К закрытию: {date}", "Yopiladigan kun: {date}"),
  nothing: t("Every day that is over is closed.", "Все прошедшие дни закрыты.", "Tugagan kunlarning hammasi yopilgan."),
  differences: {
    lines: t(
      "{count, plural, one {{count} bank line is on no deposit} other {{count} bank lines are on no deposit}}",
      "{count, plural, one {{count} строка банка не проведена} few {{count} строки банка не проведены} many {{count} строк банка не проведены} other {{count} строки банка не проведены}}",
      "{count, plural, one {{count} ta bank qatori oʻtkazilmagan} other {{count} ta bank qatori oʻtkazilmagan}}",
    ),
    proposals: t(
      "{count, plural, one {{count} proposal about money waits} other {{count} proposals about money wait}}",
      "{count, plural, one {{count} предложение о деньгах ждёт решения} few {{count} предложения о деньгах ждут решения} many {{count} предложений о деньгах ждут решения} other {{count} предложения о деньгах ждут решения}}",
      "{count, plural, one {{count} ta pul taklifi kutmoqda} other {{count} ta pul taklifi kutmoqda}}",
    ),
    unequal: t(
      "{count, plural, one {{count} deposit does not begin with what the day before was closed with} other {{count} deposits do not begin with what the day before was closed with}}",
      "{count, plural, one {{count} депозит начинается не с остатка предыдущего дня} few {{count} депозита начинаются не с остатка предыдущего дня} many {{count} депозитов начинаются не с остатка предыдущего дня} other {{count} депозита начинаются не с остатка предыдущего дня}}",
      "{count, plural, one {{count} ta depozit oldingi kun qoldigʻi bilan boshlanmayapti} other {{count} ta depozit oldingi kun qoldigʻi bilan boshlanmayapti}}",
    ),
    none: t("Nothing is left open.", "Ничего не осталось открытым.", "Hech narsa ochiq qolmagan."),
  },
  column: {
    agency: t("Agency", "Агентство", "Agentlik"),
    currency: t("Currency", "Валюта", "Valyuta"),
    opening: t("Opening", "Начало дня", "Kun boshi"),
    received: t("Came in", "Приход", "Kirim"),
    paid: t("Went out", "Расход", "Chiqim"),
    closing: t("Closing", "Конец дня", "Kun oxiri"),
  },
  all: t("All agencies, {currency}", "Все агентства, {currency}", "Barcha agentliklar, {currency}"),
  close: t("Close the day…", "Закрыть день…", "Kunni yopish…"),
  closeTitle: t("Close {date}?", "Закрыть {date}?", "{date} yopilsinmi?"),
  closeText: t(
    "It cannot be opened again. Payments wait a moment meanwhile.",
    "Заново открыть его нельзя. Оплаты на мгновение подождут.",
    "Uni qayta ochib boʻlmaydi. Toʻlovlar bir lahza kutadi.",
  ),
  closeNow: t("Close the day", "Закрыть день", "Kunni yopish"),
  remark: t("Why with what is left open", "Почему с незавершённым", "Nega ochiq qolganlar bilan"),
  done: t("The day is closed", "День закрыт", "Kun yopildi"),
  closed: t("Closed days", "Закрытые дни", "Yopilgan kunlar"),
  none: t("No day is closed yet.", "Закрытых дней пока нет.", "Hali yopilgan kun yoʻq."),
  by: t("{who}, {when}", "{who}, {when}", "{who}, {when}"),
  unknown: t("somebody of the house", "кто-то из сервиса", "xizmatdan kimdir"),
  show: t("By agency: {date}", "По агентствам: {date}", "Agentliklar boʻyicha: {date}"),
  hide: t("Hide agencies", "Скрыть агентства", "Agentliklarni yashirish"),
  empty: t("Nothing was on any deposit.", "На депозитах ничего не было.", "Depozitlarda hech narsa boʻlmagan."),
};
