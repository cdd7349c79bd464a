import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import type { QuotedSelling } from "@/lib/domain/selling/sell-quoted";
import { log, traceOf } from "@/lib/log";
import { offerHash } from "../search/offer-id";

const QUOTED = {
  name: "quoted_offer",
  text: `
    select quote_id as "quoteId", cost_minor as "costMinor", selling_minor as "sellingMinor"
      from quote_offer where partner_id = $1::uuid and offer_hash = $2`,
};

const row = z.object({ quoteId: z.uuid(), costMinor: z.bigint().transform(Number), sellingMinor: z.bigint().transform(Number) });

/** What a customer's quote says of an offer id; null of one that was made of none. */
export async function findQuotedOffer(options: {
  partnerId: string;
  offerId: string;
}): Promise<(QuotedSelling & { quoteId: string }) | null> {
  const [found] = await runStatement(QUOTED, [options.partnerId, Buffer.from(offerHash(options.offerId))]);
  return found ? row.parse(found) : null;
}

/** Notes what became of a quote; the first booking of it stays. Never throws: the booking is made, whatever is noted of it. */
export async function noteBooked({ quoteId, bookingId }: { quoteId: string; bookingId: string }): Promise<void> {
  try {
    await db().quote.updateMany({ where: { id: quoteId, bookingId: null }, data: { bookingId } });
  } catch (error) {
    log.warn({ quoteId, bookingId, error: traceOf(error) }, "a quote could not be noted as booked");
  }
}
