import { db } from "@/lib/db";
import type { DisabledReason } from "@/lib/domain/webhooks/endpoint";

/** Switches an endpoint off, in one statement with what was on its way to it: that has failed, and may be replayed. */
export async function disableEndpoint({ id, reason, now }: { id: string; reason: DisabledReason; now: Date }): Promise<void> {
  await db().$executeRaw`
    with off as (
      update webhook_endpoint set disabled_at = ${now}, disabled_reason = ${reason} where id = ${id}::uuid and disabled_at is null)
    update webhook_delivery set state = 'failed', next_at = null where endpoint_id = ${id}::uuid and state = 'pending'`;
}
