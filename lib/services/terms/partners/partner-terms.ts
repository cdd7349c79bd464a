import { z } from "zod";
import { db } from "@/lib/db";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import type { CurrencyTerms } from "@/lib/services/access/partners/partner-context";
import { heldIn } from "@/lib/services/access/partners/terms-in";

const rows = z.array(z.object({ currency: z.enum(CURRENCIES), serviceFeeMinor: z.bigint() }));

/** What a partner, or its test mode, pays in: its own currency first. As of now, where a credential is as of a second ago. */
export async function readPartnerTerms(partnerId: string): Promise<CurrencyTerms[]> {
  const found = await db().$queryRaw`
    select currency, service_fee_minor as "serviceFeeMinor" from partner_terms where partner_id = ${partnerId}::uuid order by is_own desc, currency`;
  return rows.parse(found).map(({ currency, serviceFeeMinor }) => ({ currency, serviceFeeMinor: Number(serviceFeeMinor) }));
}

/**
 * What it pays in one of them, its own where none is named.
 * @throws AppError currency_not_held, with those that it has
 */
export async function heldTerms(partnerId: string, currency?: Currency): Promise<CurrencyTerms> {
  return heldIn(await readPartnerTerms(partnerId), currency);
}
