import { purgeExpired } from "@/lib/services/idempotency/purge-expired";

export async function purgeExpiredTask(): Promise<void> {
  await purgeExpired({ now: new Date() });
}
