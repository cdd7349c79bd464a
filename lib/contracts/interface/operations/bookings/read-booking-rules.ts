import { z } from "zod";
import { t } from "@/lib/domain/localized";
import { FARE_RULE } from "../../examples/offers";
import { fareRule } from "../../offers";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const readBookingRules = {
  name: "read_booking_rules",
  method: "GET",
  path: "/booking/{id}/rules",
  scope: "read",
  rate: "read",
  data: z.array(fareRule),
  errors: BOOKING_ERRORS,
  tag: "bookings",
  summary: t("Read the fare rules of a booking", "Правила тарифа брони", "Bronning tarif qoidalari"),
  description: t(
    "The fare rules as they were when the booking was made: they are what a refund follows.",
    "Правила тарифа, какими они были при бронировании: по ним и делается возврат.",
    "Bron qilingan paytdagi tarif qoidalari: qaytarish shular boʻyicha bajariladi.",
  ),
  example: { data: [FARE_RULE] },
} as const satisfies Operation;
