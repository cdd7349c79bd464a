import { t } from "@/lib/domain/localized";
import { statusOnly } from "../../bookings";
import { BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";
import { partialRefundRequest } from "../../refunds";

export const refundPassengers = {
  name: "refund_passengers",
  method: "POST",
  path: "/booking/{id}/partial-refund",
  scope: "refund",
  rate: "book",
  idempotent: true,
  body: partialRefundRequest,
  data: statusOnly,
  errors: [
    ...BOOKING_ERRORS,
    "passenger_not_found",
    "refund_unavailable",
    "directions_priced_together",
    "schedule_changed",
    "passengers_need_adult",
    "carrier_unconfirmed",
  ],
  tag: "refunds",
  summary: t(
    "Refund some passengers or directions of a ticketed booking",
    "Вернуть деньги части пассажиров или за отдельные направления брони с билетами",
    "Chiptalari rasmiylashtirilgan bronning ayrim yoʻlovchilariga yoki yoʻnalishlari uchun pulni qaytarish",
  ),
  description: t(
    "Refunds these passengers by the fare rules at this moment, for all of the journey, or for single `directions` of it, which have a price of their own. After the first departure they get back what is still ahead, where directions have prices of their own; else they are refused (5233). Their seats are free, and `refunded_at` and `refunded_directions` say what and when. The others fly: the booking stays `ticketed`, and can be refunded in part again or as a whole. Where nothing would be left to fly it is `refunded` or `partiallyrefunded`.",
    "Возвращает деньги этим пассажирам по правилам тарифа в этот момент: за всю поездку или за отдельные направления `directions`, у которых своя цена. После первого вылета возвращается то, что ещё впереди, если у направлений свои цены; иначе отказ (5233). Места освобождаются, `refunded_at` и `refunded_directions` говорят, что и когда возвращено. Остальные летят: бронь остаётся `ticketed`, и её можно вернуть ещё по частям или целиком. Если лететь больше некому, она становится `refunded` или `partiallyrefunded`.",
    "Shu yoʻlovchilarning pulini shu paytdagi tarif qoidalari boʻyicha qaytaradi: butun safar uchun yoki narxi alohida boʻlgan `directions` yoʻnalishlari uchun. Birinchi uchishdan keyin, yoʻnalishlarning narxi alohida boʻlsa, hali oldinda turgani qaytariladi; aks holda rad etiladi (5233). Joylar boʻshaydi, `refunded_at` va `refunded_directions` nima va qachon qaytarilganini aytadi. Qolganlar uchadi: bron `ticketed` boʻlib qoladi, uni yana qisman yoki butunlay qaytarish mumkin. Uchadigan hech narsa qolmasa, u `refunded` yoki `partiallyrefunded` boʻladi.",
  ),
  example: { body: { passengers: [BOOKING.passengers[0]?.key ?? ""], directions: [1] }, data: { status: "ticketed" } },
} as const satisfies Operation;
