import { t } from "@/lib/domain/localized";
import { checkedPrice } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const checkBookingPrice = {
  name: "check_booking_price",
  method: "GET",
  path: "/booking/{id}/check-price",
  scope: "read",
  rate: "read",
  data: checkedPrice,
  errors: BOOKING_ERRORS,
  tag: "bookings",
  summary: t("Ask whether a booking's price has changed", "Узнать, изменилась ли цена брони", "Bron narxi oʻzgarganini bilish"),
  description: t(
    "Ask before you pay. Where the answer is true, read the booking for the new price and the one before.",
    "Спросите перед оплатой. Если ответ true, прочитайте бронь: в ней новая и прежняя цена.",
    "Toʻlashdan oldin soʻrang. Javob true boʻlsa, bronni oʻqing: yangi va avvalgi narx unda.",
  ),
  example: { data: { is_price_changed: false } },
} as const satisfies Operation;
