import { t } from "@/lib/domain/localized";
import { statusOnly } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const voidBooking = {
  name: "void_booking",
  method: "DELETE",
  path: "/booking/{id}/void",
  scope: "refund",
  rate: "book",
  idempotent: true,
  data: statusOnly,
  errors: [...BOOKING_ERRORS, "void_unavailable", "carrier_unconfirmed"],
  tag: "refunds",
  summary: t(
    "Void a paid or ticketed booking with a full refund",
    "Аннулировать оплаченную бронь с полным возвратом",
    "Toʻlangan bronni annullab, pulni toʻliq qaytarish",
  ),
  description: t(
    "Takes a paid or ticketed booking back with everything returned, the service's fee and extra bags included: within 24 hours of the payment and before the first departure.",
    "Аннулирует оплаченную бронь, с билетами или без, и возвращает всё, вместе с сервисным сбором и дополнительным багажом: в течение 24 часов после оплаты и до первого вылета.",
    "Toʻlangan yoki chiptalari rasmiylashtirilgan bronni annullab, hammasini, xizmat haqi va qoʻshimcha bagajni ham qaytaradi: toʻlovdan keyin 24 soat ichida va birinchi uchishdan oldin.",
  ),
  example: { data: { status: "refunded" } },
} as const satisfies Operation;
