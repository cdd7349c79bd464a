import { t } from "@/lib/domain/localized";
import { refundAmounts } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const getRefundAmounts = {
  name: "get_refund_amounts",
  method: "GET",
  path: "/booking/{id}/get-refund-amounts",
  scope: "refund",
  rate: "read",
  data: refundAmounts,
  errors: [...BOOKING_ERRORS, "refund_unavailable"],
  tag: "refunds",
  summary: t("Ask what a refund would return", "Узнать сумму возврата", "Qancha pul qaytishini bilish"),
  description: t(
    "What `auto-cancel` would return if it were called now. Refuses with 5233 whenever `auto-cancel` would refuse. Changes nothing.",
    "Сколько вернул бы `auto-cancel`, если вызвать его сейчас. Отвечает 5233 всегда, когда отказал бы `auto-cancel`. Ничего не меняет.",
    "`auto-cancel` hozir chaqirilsa, qancha qaytarishi. `auto-cancel` rad etadigan har holatda 5233 deb javob beradi. Hech narsani oʻzgartirmaydi.",
  ),
  example: { data: { refund_amount: 3_305_000, penalty: 525_000, currency: "UZS" } },
} as const satisfies Operation;
