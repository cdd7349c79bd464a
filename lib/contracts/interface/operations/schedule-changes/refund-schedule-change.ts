import { t } from "@/lib/domain/localized";
import { booking } from "../../bookings";
import { RETURNED_BOOKING } from "../../examples/bookings";
import { CHANGE_ERRORS, type Operation } from "../../operation";

export const refundScheduleChange = {
  name: "refund_schedule_change",
  method: "POST",
  path: "/booking/{id}/schedule-changes/{changeId}/refund",
  scope: "refund",
  rate: "book",
  idempotent: true,
  data: booking,
  errors: [...CHANGE_ERRORS, "carrier_unconfirmed"],
  tag: "schedule-changes",
  summary: t(
    "Take everything back because the airline changed the flights",
    "Вернуть всю сумму из-за изменения рейсов",
    "Reyslar oʻzgargani uchun pulni toʻliq qaytarish",
  ),
  description: t(
    "Returns everything that was paid, fees included, whatever the fare: an unpaid booking is `cancelled`, any other one `refunded`. Where part of the journey was flown, the rest is returned without a penalty and the booking is `partiallyrefunded`. The body is empty or `{}`.",
    "Возвращает всё уплаченное вместе со сборами, какой бы ни был тариф: неоплаченная бронь становится `cancelled`, любая другая — `refunded`. Если часть поездки использована, остаток возвращается без штрафа, и бронь становится `partiallyrefunded`. Тело пустое или `{}`.",
    "Tarif qanday boʻlishidan qatʼi nazar, toʻlangan hamma narsani haqlari bilan qaytaradi: toʻlanmagan bron `cancelled`, boshqa har qandayi `refunded` boʻladi. Safarning bir qismi uchilgan boʻlsa, qolgani jarimasiz qaytadi va bron `partiallyrefunded` boʻladi. Tanasi boʻsh yoki `{}`.",
  ),
  example: { data: RETURNED_BOOKING },
} as const satisfies Operation;
