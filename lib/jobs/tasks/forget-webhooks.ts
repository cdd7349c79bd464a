import { forgetWebhooks } from "@/lib/services/forget-webhooks";

export async function forgetWebhooksTask(): Promise<void> {
  await forgetWebhooks({ now: new Date() });
}
