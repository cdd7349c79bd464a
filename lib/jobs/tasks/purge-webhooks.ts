import { purgeWebhooks } from "@/lib/services/callbacks/purge-webhooks";

export async function purgeWebhooksTask(): Promise<void> {
  await purgeWebhooks({ now: new Date() });
}
