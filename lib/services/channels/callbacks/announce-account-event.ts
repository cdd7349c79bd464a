import type { AccountWebhook } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import type { AccountEvent } from "@/lib/generated/prisma/client";
import { insertMessage } from "@/lib/services/booking/messages/insert-message";
import { listenersTo } from "@/lib/services/booking/messages/listeners-to";

const TYPE = "account.balance_low";

/**
 * Makes the one message that tells of a change of a partner's account. A status callback knows bookings alone, and gets none. Any number of runs,
 * at once or later, make no second one.
 */
export async function announceAccountEvent({ accountEventId, now }: { accountEventId: string; now: Date }): Promise<void> {
  const event = await db().accountEvent.findUnique({ where: { id: BigInt(accountEventId) } });
  if (!event) return;
  const { partnerId } = event;
  const endpoints = await listenersTo({ partnerId, type: TYPE, kind: "webhook" });
  const body = JSON.stringify(messageOf(event));
  await insertMessage({ partnerId, type: TYPE, about: { accountEventId: event.id }, body, endpoints, now });
}

function messageOf({ balanceMinor, creditMinor, thresholdMinor, currency, createdAt }: AccountEvent): AccountWebhook {
  return {
    type: TYPE,
    timestamp: createdAt.toISOString(),
    occurred_at: createdAt.toISOString(),
    data: {
      available: toMajor(Number(balanceMinor + creditMinor)),
      deposit: toMajor(Number(balanceMinor)),
      credit: toMajor(Number(creditMinor)),
      threshold: toMajor(Number(thresholdMinor)),
      currency,
    },
  };
}
