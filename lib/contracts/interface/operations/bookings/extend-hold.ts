import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { EXTENDED_BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const extendHold = {
  name: "extend_hold",
  method: "POST",
  path: "/booking/{id}/extend-hold",
  scope: "book",
  rate: "book",
  idempotent: true,
  data: booking,
  errors: [...BOOKING_ERRORS, "hold_extension_unavailable", "schedule_changed", "carrier_unconfirmed"],
  tag: "bookings",
  summary: t(
    "Hold the seats of an unpaid booking longer",
    "Продлить удержание мест неоплаченной брони",
    "Toʻlanmagan bron joylarini uzoqroq saqlab turish",
  ),
  description: t(
    "Asks the supplier to hold the seats of an unpaid booking for one time more; the answer has the new `expire`. Bookings of regular flights are extended twice at most, never into the last two hours before departure. Otherwise 100483. The body is empty or `{}`.",
    "Просит поставщика удержать места неоплаченной брони ещё на один срок; в ответе новый `expire`. Брони регулярных рейсов продлеваются не больше двух раз и никогда не захватывают последние два часа до вылета. Иначе 100483. Тело пустое или `{}`.",
    "Taʼminotchidan toʻlanmagan bronning joylarini yana bir muddat saqlab turishni soʻraydi; javobda yangi `expire` boʻladi. Muntazam reyslar bronlari koʻpi bilan ikki marta uzaytiriladi va hech qachon uchishdan oldingi oxirgi ikki soatga oʻtmaydi. Aks holda 100483. Tanasi boʻsh yoki `{}`.",
  ),
  example: { data: EXTENDED_BOOKING },
} as const satisfies Operation;
