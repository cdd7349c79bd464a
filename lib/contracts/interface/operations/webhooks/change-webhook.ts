import { t } from "@/lib/domain/localized";
import { callbackEndpoint, callbackEndpointChange } from "../../callbacks";
import { WEBHOOK } from "../../examples/webhooks";
import { type Operation, WEBHOOK_ERRORS } from "../../operation";

export const changeWebhook = {
  name: "change_webhook",
  method: "POST",
  path: "/webhooks/{id}",
  scope: "webhooks",
  rate: "book",
  body: callbackEndpointChange,
  data: callbackEndpoint,
  errors: WEBHOOK_ERRORS,
  tag: "webhooks",
  summary: t(
    "Change a webhook address, or switch it on or off",
    "Изменить адрес вебхуков, включить его или выключить",
    "Vebhuk manzilini oʻzgartirish, yoqish yoki oʻchirib qoʻyish",
  ),
  description: t(
    "Changes what is sent; what is left out stays. What is still to be delivered goes to the new address. `enabled` switches it off, and on again after it answered 410.",
    "Меняет то, что передано; остальное остаётся. То, что ещё не доставлено, пойдёт на новый адрес. `enabled` выключает адрес и снова включает его после ответа 410.",
    "Yuborilganini oʻzgartiradi; yuborilmagani oʻzgarmaydi. Hali yetkazilmagani yangi manzilga boradi. `enabled` manzilni oʻchirib qoʻyadi va u 410 deb javob berganidan keyin yana yoqadi.",
  ),
  example: { body: { enabled: true }, data: WEBHOOK },
} as const satisfies Operation;
