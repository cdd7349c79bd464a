import { t } from "@/lib/domain/localized";
import { statusOnly } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const autoCancel = {
  name: "auto_cancel",
  method: "DELETE",
  path: "/booking/{id}/auto-cancel",
  scope: "refund",
  rate: "book",
  idempotent: true,
  data: statusOnly,
  errors: [...BOOKING_ERRORS, "refund_unavailable", "carrier_unconfirmed"],
  tag: "refunds",
  summary: t(
    "Refund a ticketed booking by its fare rules",
    "Вернуть билеты по правилам тарифа",
    "Chiptalarni tarif qoidalari boʻyicha qaytarish",
  ),
  description: t(
    "Refunds by the fare rules at this moment. Where part of the journey was flown, only the rest is refunded and the booking is `partiallyrefunded`. Where the carrier cancelled the flight, everything comes back.",
    "Возвращает по правилам тарифа, действующим в этот момент. Если часть поездки использована, возвращается только остаток, и бронь становится `partiallyrefunded`. Если рейс отменила авиакомпания, возвращается всё.",
    "Shu paytdagi tarif qoidalari boʻyicha qaytaradi. Safarning bir qismi uchilgan boʻlsa, faqat qolgani qaytadi va bron `partiallyrefunded` boʻladi. Reysni aviakompaniya bekor qilgan boʻlsa, hammasi qaytadi.",
  ),
  example: { data: { status: "refunded" } },
} as const satisfies Operation;
