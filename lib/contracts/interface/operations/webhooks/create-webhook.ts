import { t } from "@/lib/domain/localized";
import { callbackEndpointSecret, newWebhook } from "../../callbacks";
import { WEBHOOK, WEBHOOK_SECRET } from "../../examples/webhooks";
import type { Operation } from "../../operation";

export const createWebhook = {
  name: "create_webhook",
  method: "POST",
  path: "/webhooks",
  scope: "webhooks",
  rate: "book",
  idempotent: true,
  body: newWebhook,
  data: callbackEndpointSecret,
  errors: ["too_many_endpoints"],
  tag: "webhooks",
  summary: t("Add a webhook address", "Добавить адрес вебхуков", "Vebhuk manzilini qoʻshish"),
  description: t(
    "Adds an address for the mode of your key, at most ten. It must be https and public. `secret` is shown here alone; rotate it where it is lost. Send an `Idempotency-Key`: the same call again then has the same address and `secret`; without one it adds a second address.",
    "Добавляет адрес для режима вашего ключа, всего не больше десяти. Он должен быть https и общедоступным. `secret` показывается только здесь; если он потерян, замените его. Передайте `Idempotency-Key`: тот же вызов ещё раз вернёт тот же адрес и `secret`; без него он добавит второй адрес.",
    "Kalitingiz rejimi uchun manzil qoʻshadi, jami koʻpi bilan oʻnta. U https va ochiq boʻlishi kerak. `secret` faqat shu yerda koʻrsatiladi; yoʻqolsa, almashtiring. `Idempotency-Key` yuboring: oʻsha chaqiruv takrorlansa, oʻsha manzil va `secret` qaytadi; usiz ikkinchi manzil qoʻshiladi.",
  ),
  example: { body: { url: WEBHOOK.url, event_types: WEBHOOK.event_types }, data: WEBHOOK_SECRET },
} as const satisfies Operation;
