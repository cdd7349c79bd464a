import { t } from "@/lib/domain/localized";
import { cancelPassengersRequest } from "../../booking-changes";
import { booking } from "../../bookings";
import { EXTENDED_BOOKING } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const cancelPassengers = {
  name: "cancel_passengers",
  method: "POST",
  path: "/booking/{id}/cancel-passengers",
  scope: "book",
  rate: "book",
  idempotent: true,
  body: cancelPassengersRequest,
  data: booking,
  errors: [...BOOKING_ERRORS, "passenger_not_found", "change_unavailable", "schedule_changed", "passengers_need_adult"],
  tag: "bookings",
  summary: t(
    "Take passengers out of an unpaid booking",
    "Убрать пассажиров из неоплаченной брони",
    "Toʻlanmagan brondan yoʻlovchilarni chiqarish",
  ),
  description: t(
    "Takes passengers out of an unpaid booking, before its auto-cancel moment: their seats, extra bags and documents are free, and the price is that of those who stay. Number and PNR stay. An adult stays, and one of 18 or older for each infant on a lap: else 100490; to end the booking call `cancel-unpaid`. A payment at the same moment pays for those who are left, or this is refused. Told as `booking.updated`.",
    "Убирает пассажиров из неоплаченной брони до момента её автоматической отмены: их места, багаж и документы освобождаются, а цена становится суммой за оставшихся. Номер и PNR не меняются. Остаётся взрослый, а для каждого младенца на руках — свой, не моложе 18 лет: иначе 100490; чтобы отменить бронь, вызовите `cancel-unpaid`. Оплата в тот же момент платит за оставшихся, или вызов отклоняется. Сообщается как `booking.updated`.",
    "Avtomatik bekor qilish paytigacha toʻlanmagan brondan yoʻlovchilarni chiqaradi: ularning joylari, bagaji va hujjatlari boʻshaydi, narx qolganlarniki boʻladi. Raqam va PNR oʻzgarmaydi. Kattalardan biri, qoʻldagi har bir chaqaloqqa 18 yoshdan kichik boʻlmagan bittasi qoladi: aks holda 100490; bronni tugatish uchun `cancel-unpaid`ni chaqiring. Oʻsha paytdagi toʻlov qolganlar uchun toʻlaydi yoki chaqiruv rad etiladi. `booking.updated` bilan xabar qilinadi.",
  ),
  example: { body: { passengers: ["01937c5a-2f64-7b1e-9d3a-900000000002"] }, data: EXTENDED_BOOKING },
} as const satisfies Operation;
