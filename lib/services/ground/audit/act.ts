import type { Prisma } from "@/lib/generated/prisma/client";
import type { RequestKey } from "../idempotency/request-key";

/** Who changes something, by which request, and when: made once at the door, and passed whole. */
export interface Act {
  /** Who acts, as booking events name them: 'partner:<user id>', 'operator:<user id>', 'key:<key id>', 'customer', 'worker'. */
  actor: string;
  /** Id of the request that did it, or that led to the job that does; see the column booking_event.request_id. */
  requestId?: string | null | undefined;
  /** The Idempotency-Key of that request, where it has one. */
  key?: RequestKey | null | undefined;
  now: Date;
  /** Work in the transaction of what is done, once it is written: why the house does it for an agency. */
  record?: ((tx: Prisma.TransactionClient) => Promise<void>) | undefined;
  /** Asked before tickets and money go back, with the amount in minor units of the booking: it throws where whoever acts may not give back so much. */
  mayGiveBack?: ((amountMinor: number) => Promise<void>) | undefined;
}
