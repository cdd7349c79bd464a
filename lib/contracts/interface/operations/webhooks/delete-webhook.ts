import { t } from "@/lib/domain/localized";
import { deletedCallbackEndpoint } from "../../callbacks";
import { WEBHOOK_ID } from "../../examples/webhooks";
import { type Operation, WEBHOOK_ERRORS } from "../../operation";

export const deleteWebhook = {
  name: "delete_webhook",
  method: "DELETE",
  path: "/webhooks/{id}",
  scope: "webhooks",
  rate: "book",
  data: deletedCallbackEndpoint,
  errors: WEBHOOK_ERRORS,
  tag: "webhooks",
  summary: t("Delete a webhook address", "Удалить адрес вебхуков", "Vebhuk manzilini olib tashlash"),
  description: t(
    "Forgets the address with its deliveries; what was on its way to it stops.",
    "Удаляет адрес вместе с историей отправок; всё, что к нему шло, останавливается.",
    "Manzilni joʻnatmalar tarixi bilan birga olib tashlaydi; unga yoʻlda boʻlgan narsalar toʻxtaydi.",
  ),
  example: { data: { id: WEBHOOK_ID } },
} as const satisfies Operation;
