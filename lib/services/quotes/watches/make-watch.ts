import { v7 as uuid } from "uuid";
import type { WatchItem, WatchRequest } from "@/lib/contracts/portal/watches";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { fromMajor, isMajor } from "@/lib/domain/money";
import { LEAST_FALL } from "@/lib/domain/watches/fall";
import { MOST_WATCHES } from "@/lib/domain/watches/watch";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { watchJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { presentWatch } from "./present-watch";
import { NOT_AN_AMOUNT } from "./texts";
import { sealCustomer } from "./watch-customer";
import { inState, WATCH_INCLUDE } from "./watch-record";
import { type Watched, watchedOf } from "./watched-of";

interface MakeWatch {
  partner: PartnerContext;
  /** Who watches, and is written to. */
  userId: string;
  request: WatchRequest;
  by: Doer;
  now: Date;
}

/** When a new watch is looked at by itself: an import that was under way when it was made has queued nothing for it. */
const LOOKED_AT_AFTER_MS = 60_000;

/**
 * Watches a search, a quote or a booking from its price of this moment on.
 * @throws AppError quote_not_found, booking_not_found, validation of a search or an amount; watch_unavailable where its time is over; watched_already
 *   where the same person watches the same booking or quote; too_many_watches; carrier_unconfirmed
 */
export async function makeWatch({ partner, userId, request, by, now }: MakeWatch): Promise<WatchItem> {
  const policy = await readSellingPolicy(partner.id);
  const watched = await watchedOf(request, { partner, policy, now });
  const [id, amounts] = [uuid(), amountsOf(request, watched)];
  const customer = await sealCustomer(id, request.customer);
  const row = await db().$transaction(async (tx) => {
    await refuseTwice(tx, { userId, watched, now });
    await refuseTooMany(tx, partner.id, now);
    const data = {
      id,
      partnerId: partner.id,
      userId,
      kind: request.kind,
      ...watched,
      ...amounts,
      ...customer,
      createdBy: by.actor,
      createdAt: now,
    };
    const made = await tx.priceWatch.create({ data, include: WATCH_INCLUDE });
    await recordAudit(tx, { action: "watch_made", by, partnerId: partner.id, detail: { watch: id, kind: request.kind }, now });
    await queueInside(tx, [watchJob(id, new Date(now.getTime() + LOOKED_AT_AFTER_MS))]);
    return made;
  });
  relayJobsSoon();
  return presentWatch(row, now);
}

/** Nobody is written to twice of each fall of a booking or quote. Searches that are the same may be watched for different falls. */
async function refuseTwice(tx: Prisma.TransactionClient, asked: { userId: string; watched: Watched; now: Date }): Promise<void> {
  const { quoteId, bookingId } = asked.watched;
  if (!quoteId && !bookingId) return;
  // One person's requests of the same moment pass one after the other.
  await tx.$queryRaw`select 1 from app_user where id = ${asked.userId}::uuid for no key update`;
  const same = { ...(quoteId && { quoteId }), ...(bookingId && { bookingId }) };
  const live = await tx.priceWatch.count({ where: { userId: asked.userId, ...same, ...inState("live", asked.now) } });
  if (live > 0) throw new AppError("watched_already");
}

/** Two at once may pass together: one more is nobody's harm. */
async function refuseTooMany(tx: Prisma.TransactionClient, partnerId: string, now: Date): Promise<void> {
  const live = await tx.priceWatch.count({ where: { partnerId, ...inState("live", now) } });
  if (live >= MOST_WATCHES) throw new AppError("too_many_watches");
}

/** @throws AppError validation of what is no amount of money */
function amountsOf(request: WatchRequest, { currency }: Watched): { targetMinor: number | null; leastFallMinor: number } {
  const least = request.least_fall === undefined ? 0 : minorOf(request.least_fall, "least_fall");
  return {
    targetMinor: request.target === undefined ? null : minorOf(request.target, "target"),
    leastFallMinor: Math.max(LEAST_FALL[currency], least),
  };
}

function minorOf(amount: number, field: "target" | "least_fall"): number {
  if (!isMajor(amount)) throw new AppError("validation", { fields: { [field]: [NOT_AN_AMOUNT] } });
  return fromMajor(amount);
}
