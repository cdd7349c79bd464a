import type { Phrase } from "./phrase";

/** What the reference says of the calls of test mode (lib/contracts/openapi/texts.ts). */
export const SANDBOX_CALLS: Readonly<Record<string, Phrase>> = {
  "Does to a test booking what makes the event really happen, so that booking, money and webhook agree: `booking.paid` pays it, `booking.ticketed` issues its tickets now, `booking.cancelled` lets its hold expire, `booking.schedule_changed` lets the airline change its flights, `booking.refund_rejected` has the back office refuse. Refund requests that an event needs are made first. Answers with the booking as it is then. See [Sandbox](/docs/sandbox).":
    {
      ru: "Делает с тестовой бронью то, от чего событие происходит на самом деле, поэтому бронь, деньги и вебхук согласованы: `booking.paid` оплачивает её, `booking.ticketed` сразу выписывает билеты, с `booking.cancelled` истекает срок удержания, с `booking.schedule_changed` авиакомпания меняет рейсы, с `booking.refund_rejected` отказывает бэк-офис. Если событию нужна заявка на возврат, она подаётся сначала. Отвечает бронью, какой она стала. См. [Песочница](/docs/sandbox).",
      uz: "Sinov broni bilan hodisani chinakam yuz beradigan qiladigan ishni bajaradi, shuning uchun bron, pul va vebhuk bir-biriga mos keladi: `booking.paid` uni toʻlaydi, `booking.ticketed` chiptalarni darhol rasmiylashtiradi, `booking.cancelled` bilan saqlash muddati tugaydi, `booking.schedule_changed` bilan aviakompaniya reyslarni oʻzgartiradi, `booking.refund_rejected` bilan bek-ofis rad etadi. Hodisaga qaytarish arizasi kerak boʻlsa, avval u beriladi. Javobda oʻzgargan bron keladi. [Sinov muhiti](/docs/sandbox) ga qarang.",
    },
  "Lets the hold of an unpaid booking end sooner or later, or moves its departure, into the past as well: all flights move by as much, their numbers and places stay. What hangs on time then goes by the new one: voiding, penalties before and after departure, what counts as flown. No event is told of it, and receipts are made anew.":
    {
      ru: "Позволяет удержанию неоплаченной брони закончиться раньше или позже либо сдвигает её вылет, в том числе в прошлое: все рейсы сдвигаются на столько же, их номера и аэропорты остаются. Всё, что зависит от времени, считается по новому: аннулирование, штрафы до и после вылета, что использовано. Событий об этом нет, а квитанции создаются заново.",
      uz: "Toʻlanmagan bronning saqlash muddatini ertaroq yoki kechroq tugatadi yoki uning uchishini suradi, oʻtmishga ham: barcha reyslar shuncha suriladi, raqamlari va aeroportlari oʻzgarmaydi. Vaqtga bogʻliq narsalar yangi vaqt boʻyicha hisoblanadi: annullash, uchishdan oldingi va keyingi jarimalar, nima uchilgani. Bu haqda hodisa yuborilmaydi, kvitansiyalar esa yangidan tayyorlanadi.",
    },
  "Adds test money to the deposit of test mode, and answers as `check-balance` does. Nothing real is paid.": {
    ru: "Добавляет тестовые деньги на депозит тестового режима и отвечает как `check-balance`. Настоящих денег здесь нет.",
    uz: "Sinov rejimi depozitiga sinov pulini qoʻshadi va `check-balance` kabi javob beradi. Haqiqiy pul toʻlanmaydi.",
  },
};
