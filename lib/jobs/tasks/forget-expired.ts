import { purgeExpired } from "@/lib/services/idempotency/purge-expired";

export async function forgetExpiredTask(): Promise<void> {
  await purgeExpired({ now: new Date() });
}
