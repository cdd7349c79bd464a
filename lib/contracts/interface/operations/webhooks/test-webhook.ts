import { t } from "@/lib/domain/localized";
import { callbackDeliveryDetail } from "../../callbacks";
import { TEST_DELIVERY } from "../../examples/webhooks";
import { type Operation, WEBHOOK_ERRORS } from "../../operation";

export const testWebhook = {
  name: "test_webhook",
  method: "POST",
  path: "/webhooks/{id}/test",
  scope: "webhooks",
  rate: "book",
  data: callbackDeliveryDetail,
  errors: [...WEBHOOK_ERRORS, "endpoint_disabled", "nothing_to_send"],
  tag: "webhooks",
  summary: t("Send a test to a webhook address", "Отправить проверку на адрес вебхуков", "Vebhuk manziliga sinov yuborish"),
  description: t(
    "Sends a `ping` now and says what came of it: the last of `tries`. A status callback gets your newest booking. It is not repeated. At most 60 tests and repetitions in a minute.",
    "Сразу отправляет `ping` и сообщает, что из этого вышло: последний элемент `tries`. Статус с X-Auth получает вашу самую новую бронь. Проверка не повторяется. Не больше 60 проверок и повторных отправок в минуту.",
    "Hozirning oʻzida `ping` yuboradi va natijasini aytadi: `tries`ning oxirgi elementi. Holat xabarnomasi eng yangi broningizni oladi. Sinov takrorlanmaydi. Bir daqiqada koʻpi bilan 60 ta sinov va qayta yuborish.",
  ),
  example: { data: TEST_DELIVERY },
} as const satisfies Operation;
