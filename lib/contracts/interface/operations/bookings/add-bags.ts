import { t } from "@/lib/domain/localized";
import { addBagsRequest } from "../../booking-bags";
import { booking } from "../../bookings";
import { BOOKING, BOOKING_BAGS } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const addBags = {
  name: "add_bags",
  method: "POST",
  path: "/booking/{id}/bags",
  scope: "pay",
  rate: "book",
  idempotent: true,
  body: addBagsRequest,
  data: booking,
  errors: [
    ...BOOKING_ERRORS,
    "passenger_not_found",
    "bags_unavailable",
    "schedule_changed",
    "price_rose",
    "price_fell",
    "deposit_too_low",
    "carrier_unconfirmed",
  ],
  tag: "bookings",
  summary: t("Buy bags for a booking", "Докупить багаж к брони", "Bronga bagaj sotib olish"),
  description: t(
    "Buys bags for a booking, at the prices that their ids name: of an unpaid booking the price grows, of a paid or ticketed one the deposit is charged at once. All of the list or nothing. What cannot be had is told of its `bags.N.id`; where a price has moved, 1030 or 1031; where the deposit does not cover it, 1048. Bags are refunded like those that were booked: all with a void, by the fare rules with a refund. `price.has_changed` is not about them. Needs the scope `pay`, as it may charge the deposit. Told as `booking.updated`.",
    "Покупает багаж к брони по ценам, названным в id: у неоплаченной брони растёт цена, у оплаченной или с билетами сразу списывается депозит. Весь список или ничего. О том, чего купить нельзя, говорится в его `bags.N.id`; если цена изменилась — 1030 или 1031; если депозита не хватает — 1048. Багаж возвращается как купленный вместе с бронью: весь при аннулировании, по правилам тарифа при возврате. К `price.has_changed` это не относится. Нужно право `pay`, ведь может быть списан депозит. Сообщается как `booking.updated`.",
    "Id larda aytilgan narxlarda bronga bagaj sotib oladi: toʻlanmagan bronning narxi oshadi, toʻlangan yoki chiptali bronda pul darhol depozitdan yechiladi. Yo butun roʻyxat, yo hech narsa. Olib boʻlmaydigani uning `bags.N.id` maydonida aytiladi; narx oʻzgargan boʻlsa 1030 yoki 1031; depozit yetmasa 1048. Bagaj bron bilan olingani kabi qaytariladi: annullashda hammasi, qaytarishda tarif qoidalari boʻyicha. `price.has_changed` bunga tegishli emas. Depozitdan pul yechilishi mumkinligi uchun `pay` huquqi kerak. `booking.updated` bilan xabar qilinadi.",
  ),
  example: {
    body: { bags: BOOKING_BAGS.passengers.map(({ key, bags: [first] }) => ({ passenger: key, id: first?.id ?? "" })) },
    data: BOOKING,
  },
} as const satisfies Operation;
