import type { PriceStory } from "@/lib/contracts/operator/why";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { sum, toMajor } from "@/lib/domain/money";
import { journeyOf, sellBooking } from "@/lib/services/terms/selling/sell-booking";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { triedRules } from "./tried-rules";

type Rules = NonNullable<PriceStory["rules"]>;

interface Asked {
  partnerId: string;
  snapshot: BookingSnapshot;
  /** Of the booking. */
  createdAt: Date;
}

/**
 * The agency's rules of today in the order in which they are tried, and for whom of the booking each is the one. A booking keeps what it was sold for, not
 * the rules of then: where they were changed since, that is said.
 */
export async function explainRules({ partnerId, snapshot, createdAt }: Asked): Promise<Rules | null> {
  const policy = await readSellingPolicy(partnerId);
  if (!policy || policy.rules.length === 0) return null;
  const sold = sellBooking(policy, snapshot, snapshot.prices);
  return {
    tried: triedRules(policy, { journey: journeyOf(snapshot), ages: snapshot.prices.map(({ age }) => age) }),
    rounding: policy.rounding && { to: toMajor(policy.rounding.toMinor), mode: policy.rounding.mode },
    selling: sold && toMajor(sum(sold.map(({ sellingMinor }) => sellingMinor))),
    changed_since: await hasChangedSince(partnerId, createdAt),
  };
}

async function hasChangedSince(partnerId: string, since: Date): Promise<boolean> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { testOf: true } });
  const kept = await db().partnerSelling.findUnique({ where: { partnerId: partner.testOf ?? partnerId }, select: { updatedAt: true } });
  return kept !== null && kept.updatedAt > since;
}
