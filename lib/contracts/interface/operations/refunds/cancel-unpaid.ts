import { t } from "@/lib/domain/localized";
import { statusOnly } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const cancelUnpaid = {
  name: "cancel_unpaid",
  method: "DELETE",
  path: "/booking/{id}/cancel-unpaid",
  scope: "book",
  rate: "book",
  idempotent: true,
  data: statusOnly,
  errors: [...BOOKING_ERRORS, "refund_unavailable"],
  tag: "refunds",
  summary: t("Cancel an unpaid booking", "Отменить неоплаченную бронь", "Toʻlanmagan bronni bekor qilish"),
  description: t(
    "Releases the seats of a booking in `booked`, without a penalty.",
    "Освобождает места брони в статусе `booked`, без штрафа.",
    "`booked` holatidagi bronning joylarini jarimasiz boʻshatadi.",
  ),
  example: { data: { status: "cancelled" } },
} as const satisfies Operation;
