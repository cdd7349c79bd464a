import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { receipt } from "../../bookings";
import { RECEIPT } from "../../examples/bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const listReceipts = {
  name: "list_receipts",
  method: "GET",
  path: "/booking/{id}/pdf-receipt",
  scope: "read",
  rate: "read",
  data: z.array(receipt),
  errors: [...BOOKING_ERRORS, "receipt_unavailable"],
  tag: "bookings",
  summary: t("Get the itinerary receipts", "Получить маршрутные квитанции", "Marshrut kvitansiyalarini olish"),
  description: t(
    "One itinerary receipt (PDF) per passenger. Only for ticketed bookings.",
    "По одной маршрутной квитанции (PDF) на пассажира. Только для броней с билетами.",
    "Har bir yoʻlovchiga bittadan marshrut kvitansiyasi (PDF). Faqat chiptalari rasmiylashtirilgan bronlar uchun.",
  ),
  example: { data: [RECEIPT] },
} as const satisfies Operation;
