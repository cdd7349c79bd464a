import { t } from "@/lib/domain/localized";
import { webhookDeliveriesQuery, webhookDeliveryPage } from "../../callbacks";
import { DELIVERY_PAGE } from "../../examples/webhooks";
import { type Operation, WEBHOOK_ERRORS } from "../../operation";

export const listWebhookDeliveries = {
  name: "list_webhook_deliveries",
  method: "GET",
  path: "/webhooks/{id}/deliveries",
  scope: "webhooks",
  rate: "read",
  query: webhookDeliveriesQuery,
  data: webhookDeliveryPage,
  errors: WEBHOOK_ERRORS,
  tag: "webhooks",
  summary: t("List what was sent to a webhook address", "Что было отправлено на адрес вебхуков", "Vebhuk manziliga nimalar yuborilgani"),
  description: t(
    "What was sent to an address within 30 days, newest first.",
    "Что было отправлено на адрес за 30 дней, сначала новое.",
    "Manzilga 30 kun ichida nimalar yuborilgani, avval yangilari.",
  ),
  example: { query: { state: "failed" }, data: DELIVERY_PAGE },
} as const satisfies Operation;
