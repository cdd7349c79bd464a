import { type BookingStatus, shownStatus } from "@/lib/domain/booking/booking-status";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { BOOKING_EVENT_TYPES, type BookingEventType, type EventType } from "@/lib/domain/webhooks/event-types";
import { accountWebhook, bookingWebhook, pingWebhook } from "../interface/callbacks";
import { BOOKING, UNTICKETED_BOOKING } from "../interface/examples/bookings";
import { BALANCE_LOW } from "../interface/examples/webhooks";
import type { SchemaCollector } from "./schemas";
import type { DocumentedEvent, Parameter } from "./types";

interface EventText {
  summary: LocalizedText;
  description: LocalizedText;
}
type BookingEventText = EventText & { change: { from: BookingStatus | null; to: BookingStatus } };

/** What is sent to partners' addresses, in the order of the documentation. */
export const EVENTS: Readonly<Record<BookingEventType, BookingEventText> & Record<EventType, EventText>> = {
  "booking.created": {
    summary: t("Booked", "Забронировано", "Bron qilindi"),
    description: t("Seats are held until `expire`.", "Места удерживаются до `expire`.", "Joylar `expire` gacha saqlab turiladi."),
    change: { from: null, to: "booked" },
  },
  "booking.paid": {
    summary: t("Paid", "Оплачено", "Toʻlandi"),
    description: t("Tickets are being issued.", "Билеты выписываются.", "Chiptalar rasmiylashtirilmoqda."),
    change: { from: "booked", to: "paid" },
  },
  "booking.ticketed": {
    summary: t("Ticketed", "Билеты выписаны", "Chiptalar rasmiylashtirildi"),
    description: t(
      "Ticket numbers and receipts are there.",
      "Номера билетов и квитанции готовы.",
      "Chipta raqamlari va kvitansiyalar tayyor.",
    ),
    change: { from: "paid", to: "ticketed" },
  },
  "booking.ticketing_failed": {
    summary: t("Ticketing failed", "Билеты выписать не удалось", "Chiptalar rasmiylashtirilmadi"),
    description: t(
      "The carrier issued no tickets. The whole price is back on the deposit.",
      "Авиакомпания не выписала билеты. Вся сумма вернулась на депозит.",
      "Aviakompaniya chiptalarni rasmiylashtirmadi. Butun summa depozitga qaytdi.",
    ),
    change: { from: "paid", to: "refunded" },
  },
  "booking.cancelled": {
    summary: t("Cancelled", "Отменено", "Bekor qilindi"),
    description: t(
      "Cancelled unpaid: by `cancel-unpaid`, or because `expire` has passed.",
      "Отменена без оплаты: вызовом `cancel-unpaid` или потому, что наступил `expire`.",
      "Toʻlovsiz bekor qilindi: `cancel-unpaid` chaqiruvi bilan yoki `expire` vaqti oʻtgani uchun.",
    ),
    change: { from: "booked", to: "cancelled" },
  },
  "booking.flight_cancelled": {
    summary: t("The carrier cancelled the flight", "Авиакомпания отменила рейс", "Aviakompaniya reysni bekor qildi"),
    description: t(
      "`refundauthorized`: `auto-cancel` returns everything now. Any other status stays what it was: `schedule_changes` has what may be answered.",
      "`refundauthorized`: `auto-cancel` теперь вернёт всю сумму. Любой другой статус остаётся прежним: варианты ответа — в `schedule_changes`.",
      "`refundauthorized`: `auto-cancel` endi butun summani qaytaradi. Boshqa har qanday holat oʻzgarmaydi: javob variantlari `schedule_changes`da.",
    ),
    change: { from: "ticketed", to: "refundauthorized" },
  },
  "booking.refund_requested": {
    summary: t("Refund requested", "Запрошен возврат", "Qaytarish soʻraldi"),
    description: t(
      "The back office has a refund to decide.",
      "Заявка на возврат ждёт решения бэк-офиса.",
      "Qaytarish arizasi bek-ofis qarorini kutmoqda.",
    ),
    change: { from: "ticketed", to: "refund_request_sent" },
  },
  "booking.refund_rejected": {
    summary: t("Refund rejected", "В возврате отказано", "Qaytarish rad etildi"),
    description: t("The tickets stay in force.", "Билеты остаются действительными.", "Chiptalar oʻz kuchida qoladi."),
    change: { from: "refund_request_sent", to: "ticketed" },
  },
  "booking.refunded": {
    summary: t("Refunded", "Возвращено", "Qaytarildi"),
    description: t("The money is back on the deposit.", "Деньги вернулись на депозит.", "Pul depozitga qaytdi."),
    change: { from: "ticketed", to: "refunded" },
  },
  "booking.partially_refunded": {
    summary: t("Partially refunded", "Возвращено частично", "Qisman qaytarildi"),
    description: t(
      "What was not flown, or the share of some passengers or directions, is back on the deposit. While others fly the status stays; `refunded_at` and `refunded_directions` say what was refunded.",
      "На депозит вернулись деньги за неиспользованную часть или доля некоторых пассажиров или направлений. Пока остальные летят, статус не меняется; `refunded_at` и `refunded_directions` говорят, что возвращено.",
      "Foydalanilmagan qismning yoki ayrim yoʻlovchilar va yoʻnalishlarning puli depozitga qaytdi. Boshqalar uchadigan boʻlsa, holat oʻzgarmaydi; `refunded_at` va `refunded_directions` nima qaytarilganini aytadi.",
    ),
    change: { from: "ticketed", to: "partiallyrefunded" },
  },
  "booking.schedule_changed": {
    summary: t("The airline changed flights", "Авиакомпания изменила рейсы", "Aviakompaniya reyslarni oʻzgartirdi"),
    description: t(
      "The status stays. The last of `schedule_changes` says what has changed: `told` is applied already, `open` waits for an answer.",
      "Статус не меняется. Что изменилось, сказано в последнем элементе `schedule_changes`: `told` уже применено, `open` ждёт ответа.",
      "Holat oʻzgarmaydi. Nima oʻzgargani `schedule_changes`ning oxirgi elementida: `told` allaqachon qoʻllangan, `open` javob kutmoqda.",
    ),
    change: { from: "ticketed", to: "ticketed" },
  },
  "booking.schedule_change_settled": {
    summary: t("A change of the airline's was settled", "Изменение авиакомпании улажено", "Aviakompaniyaning oʻzgarishi hal qilindi"),
    description: t(
      "Accepted, replaced by an alternative, taken back by the airline, or refunded: then the refund is told as well.",
      "Принято, заменено другими рейсами, отозвано авиакомпанией или возвращены деньги: тогда приходит и событие о возврате.",
      "Qabul qilindi, boshqa reyslarga almashtirildi, aviakompaniya qaytarib oldi yoki pul qaytarildi: unda qaytarish haqidagi hodisa ham yuboriladi.",
    ),
    change: { from: "ticketed", to: "ticketed" },
  },
  "booking.updated": {
    summary: t("Changed by yourselves", "Изменено вами", "Oʻzingiz oʻzgartirdingiz"),
    description: t(
      "Contacts, a passenger or `expire` were changed, or bags were bought, by your program or your people. The status stays.",
      "Контакты, пассажира или `expire` изменила либо багаж докупила ваша программа или ваши сотрудники. Статус не меняется.",
      "Kontaktlar, yoʻlovchi yoki `expire` dasturingiz yoki xodimlaringiz tomonidan oʻzgartirildi yoxud bagaj sotib olindi. Holat oʻzgarmaydi.",
    ),
    change: { from: "ticketed", to: "ticketed" },
  },
  "account.balance_low": {
    summary: t("The balance is low", "Остаток низкий", "Mablagʻ kam qoldi"),
    description: t(
      "A payment has left less than your threshold. Sent once, and again only after deposit and credit have been as much or more. Set it by `POST /accounts/low-balance`.",
      "После оплаты осталось меньше вашего порога. Отправляется один раз, а снова — только после того, как депозит и кредит вместе достигали порога. Порог задаётся вызовом `POST /accounts/low-balance`.",
      "Toʻlovdan keyin siz belgilagan chegaradan kam mablagʻ qoldi. Bir marta yuboriladi, qayta esa faqat depozit va kredit birgalikda shu chegaraga yetganidan keyin. Chegara `POST /accounts/low-balance` bilan belgilanadi.",
    ),
  },
  ping: {
    summary: t("Test", "Проверка", "Sinov"),
    description: t(
      "Sent by “Send a test” of the portal, and by `POST /webhooks/{id}/test`.",
      "Отправляется кнопкой «Отправить проверку» в портале и вызовом `POST /webhooks/{id}/test`.",
      "Portaldagi “Sinov yuborish” tugmasi va `POST /webhooks/{id}/test` chaqiruvi bilan yuboriladi.",
    ),
  },
};

/** The number of an event that comes so early; the others come later. */
const SEQUENCE: Readonly<Partial<Record<BookingEventType, number>>> = {
  "booking.created": 1,
  "booking.paid": 2,
  "booking.cancelled": 2,
  "booking.ticketed": 3,
  "booking.ticketing_failed": 3,
};
const LATER = 4;

/** Events of a booking that has no tickets yet, or never. */
const TICKETS_LATER: readonly BookingEventType[] = ["booking.created", "booking.paid", "booking.cancelled", "booking.ticketing_failed"];

/** In which a booking may be voided. */
const VOIDABLE: readonly BookingStatus[] = ["paid", "ticketed"];

const MOMENT = "2027-02-10T12:01:30.000Z";

const SIGNATURE_HEADERS: Parameter[] = [
  ["webhook-id", "Id of the message, the same in every attempt: take one id once", "msg_01937c5a2f647b1e"],
  ["webhook-timestamp", "Moment of this attempt, seconds since 1970", "1801742490"],
  [
    "webhook-signature",
    "Signatures of the Standard Webhooks specification, separated by spaces",
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  ],
].map(([name = "", description = "", example = ""]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example,
}));

/** Of events of bookings. */
const REQUEST_HEADER: Parameter = {
  name: "x-request-id",
  in: "header",
  required: false,
  description: "Request that led to the change, as in its answer; missing where none did",
  schema: { type: "string" },
  example: "01937c5a-2f64-7b1e-9d3a-500000000001",
};

function event(type: EventType, schema: DocumentedEvent["post"]["requestBody"]["content"]["application/json"]): DocumentedEvent {
  return {
    post: {
      operationId: type.replaceAll(".", "_"),
      tags: ["Events"],
      summary: EVENTS[type].summary.en,
      description: EVENTS[type].description.en,
      parameters: type.startsWith("booking.") ? [...SIGNATURE_HEADERS, REQUEST_HEADER] : SIGNATURE_HEADERS,
      requestBody: { required: true, content: { "application/json": schema } },
      responses: { "2XX": { description: "Received. Anything else, and no answer within the time allowed, is sent again for 72 hours." } },
      security: [],
    },
  };
}

/** An example of the body that tells of this event. */
function eventExample(type: BookingEventType): object {
  const { change } = EVENTS[type];
  const from = change.from && shownStatus(change.from);
  const to = shownStatus(change.to);
  const { void_until, ...booking } = TICKETS_LATER.includes(type) ? UNTICKETED_BOOKING : BOOKING;
  const voidable = VOIDABLE.includes(change.to) ? { void_until } : {};
  return {
    type,
    timestamp: MOMENT,
    occurred_at: MOMENT,
    sequence: SEQUENCE[type] ?? LATER,
    data: { change: { from, to }, booking: { ...booking, status: to, ...voidable } },
  };
}

/** OpenAPI 3.1 `webhooks`. */
export function webhooksOf(collector: SchemaCollector): Record<string, DocumentedEvent> {
  const schema = collector.schemaOf(bookingWebhook, "output");
  const bookings = BOOKING_EVENT_TYPES.map((type): [string, DocumentedEvent] => [
    type,
    event(type, { schema, examples: { event: { value: eventExample(type) } } }),
  ]);
  const value = { type: "ping", timestamp: MOMENT, data: { endpoint_id: "01937c5a-2f64-7b1e-9d3a-700000000001" } };
  const lowBalance = event("account.balance_low", {
    schema: collector.schemaOf(accountWebhook, "output"),
    examples: { event: { value: BALANCE_LOW } },
  });
  const ping = event("ping", {
    schema: collector.schemaOf(pingWebhook, "output"),
    examples: { event: { value } },
  });
  return { ...Object.fromEntries(bookings), "account.balance_low": lowBalance, ping };
}
