import { t } from "@/lib/domain/localized";
import { statusOnly } from "../../bookings";
import { BOOKING_ERRORS, type Operation } from "../../operation";

export const requestManualRefund = {
  name: "request_manual_refund",
  method: "DELETE",
  path: "/booking/{id}/manual-refund",
  scope: "refund",
  rate: "book",
  idempotent: true,
  data: statusOnly,
  errors: [...BOOKING_ERRORS, "refund_unavailable"],
  tag: "refunds",
  summary: t("Ask the back office for a refund", "Подать заявку на возврат в бэк-офис", "Bek-ofisga qaytarish arizasini berish"),
  description: t(
    "Opens a request that people decide. Answers `refund_request_sent` once; later reads say `ticketed` until it is settled (`refunded`, `partiallyrefunded`) or rejected (`ticketed`). One request may be open at a time.",
    "Открывает заявку, которую решают люди. Один раз отвечает `refund_request_sent`; при чтении потом виден `ticketed`, пока заявку не удовлетворят (`refunded`, `partiallyrefunded`) или не отклонят (`ticketed`). Открытой может быть одна заявка.",
    "Odamlar hal qiladigan ariza ochadi. Bir marta `refund_request_sent` deb javob beradi; keyin oʻqilganda ariza qondirilguncha (`refunded`, `partiallyrefunded`) yoki rad etilguncha (`ticketed`) `ticketed` koʻrinadi. Bir vaqtda bitta ariza ochiq boʻlishi mumkin.",
  ),
  example: { data: { status: "refund_request_sent" } },
} as const satisfies Operation;
