import { forgetWebhooks } from "@/lib/services/callbacks/forget-webhooks";

export async function forgetWebhooksTask(): Promise<void> {
  await forgetWebhooks({ now: new Date() });
}
