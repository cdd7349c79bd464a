import { TASKS } from "@/lib/jobs/names";
import { deliverWebhook } from "@/lib/services/callbacks/deliver-webhook";

export async function deliverWebhookTask(payload: unknown): Promise<void> {
  await deliverWebhook({ ...TASKS.deliver_webhook.parse(payload), now: new Date() });
}
