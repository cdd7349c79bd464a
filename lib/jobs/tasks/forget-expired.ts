import { forgetExpired } from "@/lib/services/idempotency/forget-expired";

export async function forgetExpiredTask(): Promise<void> {
  await forgetExpired({ now: new Date() });
}
