import { t } from "@/lib/domain/localized";
import { paymentPermission } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const readPaymentPermission = {
  name: "read_payment_permission",
  method: "GET",
  path: "/booking/{id}/payment-permission",
  scope: "read",
  rate: "read",
  data: paymentPermission,
  errors: BOOKING_ERRORS,
  tag: "bookings",
  summary: t("Ask whether a booking may be paid now", "Узнать, можно ли оплатить бронь", "Bronni hozir toʻlash mumkinligini bilish"),
  description: t(
    "Whether the booking is still unpaid and in time, and deposit and credit cover it; `reason` says what stands in the way. Ask before you pay.",
    "Не оплачена ли ещё бронь, не истёк ли её срок и хватает ли депозита и кредита; что мешает, говорит `reason`. Спросите перед оплатой.",
    "Bron hali toʻlanmagan va muddati oʻtmaganmi, depozit va kredit yetadimi; nima xalaqit berayotganini `reason` aytadi. Toʻlashdan oldin soʻrang.",
  ),
  example: { data: { payment_allowed: true } },
} as const satisfies Operation;
