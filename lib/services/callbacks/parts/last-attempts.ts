import { z } from "zod";
import { db } from "@/lib/db";
import type { WebhookAttempt } from "@/lib/generated/prisma/client";

const found = z.object({ endpointId: z.string(), attemptId: z.bigint() });

/** Of each endpoint the last attempt of the newest message that was tried at all, by the endpoint's id. */
export async function lastAttempts(endpointIds: string[]): Promise<Map<string, WebhookAttempt>> {
  const rows = await db().$queryRaw<unknown[]>`
    select e.id::text as "endpointId", a.id as "attemptId" from unnest(${endpointIds}::uuid[]) e(id)
     cross join lateral (
       select d.id from webhook_delivery d
        where d.endpoint_id = e.id and exists (select 1 from webhook_attempt t where t.delivery_id = d.id)
        order by d.created_at desc, d.id desc limit 1) newest
     cross join lateral (select t.id from webhook_attempt t where t.delivery_id = newest.id order by t.id desc limit 1) a`;
  const ids = z.array(found).parse(rows);
  const attempts = await db().webhookAttempt.findMany({ where: { id: { in: ids.map(({ attemptId }) => attemptId) } } });
  return new Map(ids.flatMap(({ endpointId, attemptId }) => attempts.filter(({ id }) => id === attemptId).map((one) => [endpointId, one])));
}
