import type { AskedRule, SellingRequest, SellingShown } from "@/lib/contracts/portal/selling";
import { db } from "@/lib/db";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { conditionsKey } from "@/lib/domain/selling/choose-rule";
import { airlineByCode } from "@/lib/reference/airlines";
import { airportsOf } from "@/lib/reference/airports";
import { isCountry } from "@/lib/reference/countries";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { readSelling } from "./read-selling";
import { openRule } from "./selling-policy";
import { REPEATED_RULE, UNKNOWN_CARRIER, UNKNOWN_PLACE } from "./texts";

interface ChangeSelling {
  partner: { id: string; currency: Currency };
  request: SellingRequest;
  by: Doer;
  locale: Locale;
  now: Date;
}

/**
 * Sets how a partner makes its own prices, for bookings from now on.
 * @throws AppError validation; selling_changed where somebody else has set it since it was read
 */
export async function changeSelling({ partner, request, by, locale, now }: ChangeSelling): Promise<SellingShown> {
  const { version, ...asked } = request;
  refuseWrongRules(asked.rules);
  const policy = { ...asked, currency: partner.currency };
  await db().$transaction(async (tx) => {
    const written = await tx.$executeRaw`
      insert into partner_selling (partner_id, policy, version, updated_at)
      select ${partner.id}::uuid, ${JSON.stringify(policy)}::jsonb, 1, ${now} where ${version}::integer = 0 or exists (
        select from partner_selling where partner_id = ${partner.id}::uuid)
          on conflict (partner_id) do update set policy = excluded.policy, version = ${version}::integer + 1, updated_at = excluded.updated_at
       where partner_selling.version = ${version}::integer`;
    if (written === 0) throw new AppError("selling_changed");
    await recordAudit(tx, { action: "selling_rules_set", by, partnerId: partner.id, detail: { rules: asked.rules.length }, now });
  });
  return readSelling({ partner, locale });
}

function refuseWrongRules(rules: readonly AskedRule[]): void {
  const fields: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, rule] of rules.entries()) {
    const { carrier, from, to } = rule.when;
    if (carrier !== undefined && !airlineByCode(carrier)) fields[`rules.${index}.when.carrier`] = [UNKNOWN_CARRIER];
    if (from !== undefined && !isPlace(from)) fields[`rules.${index}.when.from`] = [UNKNOWN_PLACE];
    if (to !== undefined && !isPlace(to)) fields[`rules.${index}.when.to`] = [UNKNOWN_PLACE];
    const key = conditionsKey(openRule(rule));
    if (seen.has(key)) fields[`rules.${index}.when`] = [REPEATED_RULE];
    seen.add(key);
  }
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
}

function isPlace(code: string): boolean {
  return code.length === 2 ? isCountry(code) : airportsOf(code).length > 0;
}
