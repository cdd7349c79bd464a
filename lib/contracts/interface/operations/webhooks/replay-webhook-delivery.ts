import { t } from "@/lib/domain/localized";
import { callbackDeliveryDetail } from "../../callbacks";
import { REPLAYED_DELIVERY } from "../../examples/webhooks";
import type { Operation } from "../../operation";

export const replayWebhookDelivery = {
  name: "replay_webhook_delivery",
  method: "POST",
  path: "/webhooks/{id}/deliveries/{deliveryId}/replay",
  scope: "webhooks",
  rate: "book",
  data: callbackDeliveryDetail,
  errors: ["delivery_not_found", "endpoint_disabled"],
  tag: "webhooks",
  summary: t("Send a message once more", "Отправить сообщение ещё раз", "Xabarni yana bir marta yuborish"),
  description: t(
    "Sends the message again now, with the same `webhook-id` and body, and says what came of it: the last of `tries`. Nothing of the plan of repetitions changes where it fails.",
    "Сразу отправляет сообщение ещё раз, с тем же `webhook-id` и телом, и сообщает, что из этого вышло: последний элемент `tries`. Если отправить не удалось, порядок повторов не меняется.",
    "Xabarni hozirning oʻzida oʻsha `webhook-id` va tana bilan yana yuboradi va natijasini aytadi: `tries`ning oxirgi elementi. Yuborib boʻlmasa, takrorlash tartibi oʻzgarmaydi.",
  ),
  example: { data: REPLAYED_DELIVERY },
} as const satisfies Operation;
