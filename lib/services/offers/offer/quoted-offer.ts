import { z } from "zod";
import { runStatement } from "@/lib/db";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { QuotedSelling } from "@/lib/domain/selling/sell-quoted";
import { offerHash } from "./offer-id";

const QUOTED = {
  name: "quoted_offer",
  text: `
    select o.quote_id as "quoteId", o.cost_minor as "costMinor", o.selling_minor as "sellingMinor", q.locale
      from quote_offer o join quote q on q.id = o.quote_id where o.partner_id = $1::uuid and o.offer_hash = $2`,
};

const row = z.object({
  quoteId: z.uuid(),
  costMinor: z.bigint().transform(Number),
  sellingMinor: z.bigint().transform(Number),
  locale: z.enum(LOCALES),
});

/** What a customer's quote says of an offer, minor units, and its language. */
export interface QuotedOffer extends QuotedSelling {
  quoteId: string;
  locale: Locale;
}

/** What a customer's quote says of an offer id; null of one that was made of none. */
export async function findQuotedOffer(options: { partnerId: string; offerId: string }): Promise<QuotedOffer | null> {
  const [found] = await runStatement(QUOTED, [options.partnerId, Buffer.from(offerHash(options.offerId))]);
  return found ? row.parse(found) : null;
}
