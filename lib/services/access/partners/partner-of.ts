import { z } from "zod";
import { runStatement } from "@/lib/db";
import { principalRow, toPartnerContext } from "../credentials/principal";
import type { PartnerContext } from "./partner-context";

const PARTNER = {
  name: "partner_of",
  text: `
    select p.id as "partnerId", p.name as "partnerName", p.currency, p.service_fee_minor as "serviceFeeMinor",
           p.recommended_markup_bp as "recommendedMarkupBp", p.test_of as "testOf", p.rate_limits as "rateLimits",
           (select coalesce(jsonb_agg(jsonb_build_object('currency', t.currency, 'serviceFeeMinor', t.service_fee_minor) order by t.currency), '[]')
              from partner_terms t where t.partner_id = p.id and not t.is_own) as "furtherTerms"
      from partner p where p.id = $1::uuid`,
};

const row = principalRow.pick({
  partnerId: true,
  partnerName: true,
  currency: true,
  serviceFeeMinor: true,
  recommendedMarkupBp: true,
  testOf: true,
  rateLimits: true,
  furtherTerms: true,
});

/** A partner for whom something is done while none of its people or programs asks. */
export async function partnerOf(partnerId: string): Promise<PartnerContext> {
  const [found] = z.tuple([row]).parse(await runStatement(PARTNER, [partnerId]));
  return toPartnerContext({ ...found, id: found.partnerId, name: found.partnerName });
}
