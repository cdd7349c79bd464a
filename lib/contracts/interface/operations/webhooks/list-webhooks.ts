import { t } from "@/lib/domain/localized";
import { callbackEndpointList } from "../../callbacks";
import { WEBHOOK } from "../../examples/webhooks";
import type { Operation } from "../../operation";

export const listWebhooks = {
  name: "list_webhooks",
  method: "GET",
  path: "/webhooks",
  scope: "webhooks",
  rate: "read",
  data: callbackEndpointList,
  errors: [],
  tag: "webhooks",
  summary: t("List your webhook addresses", "Список адресов вебхуков", "Vebhuk manzillari roʻyxati"),
  description: t(
    "The addresses of your key's mode, oldest first. Secrets are never shown again.",
    "Адреса режима вашего ключа, сначала старые. Секреты повторно не показываются.",
    "Kalitingiz rejimidagi manzillar, avval eskilari. Maxfiy kalitlar qayta koʻrsatilmaydi.",
  ),
  example: { data: { endpoints: [WEBHOOK] } },
} as const satisfies Operation;
