import { t } from "@/lib/domain/localized";
import { callbackEndpointSecret } from "../../callbacks";
import { WEBHOOK, WEBHOOK_SECRET } from "../../examples/webhooks";
import { type Operation, WEBHOOK_ERRORS } from "../../operation";

export const rotateWebhook = {
  name: "rotate_webhook",
  method: "POST",
  path: "/webhooks/{id}/rotate",
  scope: "webhooks",
  rate: "book",
  idempotent: true,
  data: callbackEndpointSecret,
  errors: WEBHOOK_ERRORS,
  tag: "webhooks",
  summary: t("Give a webhook address a new secret", "Выдать адресу вебхуков новый секрет", "Vebhuk manziliga yangi maxfiy kalit berish"),
  description: t(
    "Makes a new secret, shown here alone. Webhooks are signed with the old one too for 24 hours, and with up to three before it that signed until now; a status callback changes at once, and a secret of its own is set by changing it. Send an `Idempotency-Key`: the same call again then has the same `secret`.",
    "Создаёт новый секрет, который показывается только здесь. Вебхуки ещё 24 часа подписываются и прежним, а также не более чем тремя до него, которые подписывали до сих пор; статус с X-Auth переходит на новый сразу, а собственный секрет для него задаётся изменением адреса. Передайте `Idempotency-Key`: тот же вызов ещё раз вернёт тот же `secret`.",
    "Yangi maxfiy kalit yaratadi, u faqat shu yerda koʻrsatiladi. Vebhuklar yana 24 soat eskisi bilan ham, undan oldin shu paytgacha imzolab kelgan koʻpi bilan uchtasi bilan ham imzolanadi; holat xabarnomasi darhol yangisiga oʻtadi, uning oʻz maxfiy kaliti esa manzilni oʻzgartirish bilan beriladi. `Idempotency-Key` yuboring: oʻsha chaqiruv takrorlansa, oʻsha `secret` qaytadi.",
  ),
  example: { data: { ...WEBHOOK_SECRET, endpoint: { ...WEBHOOK, previous_secret_until: "2027-02-11T12:00:00.000Z" } } },
} as const satisfies Operation;
