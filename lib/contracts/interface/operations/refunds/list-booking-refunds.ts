import { t } from "@/lib/domain/localized";
import { REFUND } from "../../examples/money";
import { BOOKING_ERRORS, type Operation } from "../../operation";
import { bookingRefunds } from "../../refunds";

export const listBookingRefunds = {
  name: "list_booking_refunds",
  method: "GET",
  path: "/booking/{id}/refunds",
  scope: "read",
  rate: "read",
  data: bookingRefunds,
  errors: BOOKING_ERRORS,
  tag: "refunds",
  summary: t("List the refunds of a booking", "Возвраты по брони", "Bron boʻyicha qaytarishlar"),
  description: t(
    "What came back of a booking, why, when, who asked for it, and what was kept of each passenger and fare; `note` is what the back office wrote, such as why it was rejected. Newest first; an empty list where nothing was asked for.",
    "Сколько вернулось по брони, почему, когда, кто запросил и сколько удержано по каждому пассажиру и тарифу; `note` — что написал бэк-офис, например почему отказано. Сначала новые; если ничего не запрашивали, список пустой.",
    "Bron boʻyicha qancha qaytgani, nima uchun, qachon, kim soʻragani hamda har bir yoʻlovchi va tarifdan qancha ushlab qolingani; `note` — bek-ofis yozgani, masalan nega rad etilgani. Avval yangilari; hech narsa soʻralmagan boʻlsa, roʻyxat boʻsh.",
  ),
  example: { data: [REFUND] },
} as const satisfies Operation;
