import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";
import { sandboxTimeRequest } from "../../sandbox";

export const sandboxMoveTime = {
  name: "sandbox_move_time",
  method: "POST",
  path: "/sandbox/booking/{id}/time",
  scope: "book",
  rate: "book",
  body: sandboxTimeRequest,
  data: booking,
  errors: ["sandbox_only", ...BOOKING_ERRORS, "sandbox_event_unavailable"],
  tag: "sandbox",
  summary: t("Move the times of a test booking", "Сдвинуть время тестовой брони", "Sinov bronining vaqtini surish"),
  description: t(
    "Lets the hold of an unpaid booking end sooner or later, or moves its departure, into the past as well: all flights move by as much, their numbers and places stay. What hangs on time then goes by the new one: voiding, penalties before and after departure, what counts as flown. No event is told of it, and receipts are made anew.",
    "Позволяет удержанию неоплаченной брони закончиться раньше или позже либо сдвигает её вылет, в том числе в прошлое: все рейсы сдвигаются на столько же, их номера и аэропорты остаются. Всё, что зависит от времени, считается по новому: аннулирование, штрафы до и после вылета, что использовано. Событий об этом нет, а квитанции создаются заново.",
    "Toʻlanmagan bronning saqlash muddatini ertaroq yoki kechroq tugatadi yoki uning uchishini suradi, oʻtmishga ham: barcha reyslar shuncha suriladi, raqamlari va aeroportlari oʻzgarmaydi. Vaqtga bogʻliq narsalar yangi vaqt boʻyicha hisoblanadi: annullash, uchishdan oldingi va keyingi jarimalar, nima uchilgani. Bu haqda hodisa yuborilmaydi, kvitansiyalar esa yangidan tayyorlanadi.",
  ),
  example: {
    body: { departure_in_hours: 48 },
    wrong: { hold_expires_in: ["Give `hold_expires_in`, `departure_in_hours`, or both."] },
    data: BOOKING,
  },
} as const satisfies Operation;
