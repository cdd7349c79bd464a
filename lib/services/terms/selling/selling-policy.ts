import { z } from "zod";
import { type KeptPolicy, keptPolicy } from "@/lib/contracts/portal/selling";
import { runStatement } from "@/lib/db";
import type { RulePlace, SellingPolicy, SellingRule } from "@/lib/domain/selling/policy";
import { airportsOf } from "@/lib/reference/airports";

/** Bookings of test mode are sold by the live partner's policy. */
const POLICY = {
  name: "selling_policy",
  text: `
    select s.policy, s.version from partner p join partner_selling s on s.partner_id = coalesce(p.test_of, p.id) where p.id = $1::uuid`,
};

const row = z.object({ policy: keptPolicy, version: z.int() });

/** How a partner makes its prices now, as it is kept; null where it never said. */
export async function readKeptPolicy(partnerId: string): Promise<{ policy: KeptPolicy; version: number } | null> {
  const [found] = await runStatement(POLICY, [partnerId]);
  return found ? row.parse(found) : null;
}

/** The same, ready to price with. */
export async function readSellingPolicy(partnerId: string): Promise<SellingPolicy | null> {
  const found = await readKeptPolicy(partnerId);
  return found && openPolicy(found.policy);
}

export function openPolicy({ currency, rules, rounding, bounds, keeps }: KeptPolicy): SellingPolicy {
  return { currency, rules: rules.map(openRule), rounding: rounding ?? null, bounds: bounds ?? null, keeps };
}

export function openRule({ when, ...rule }: KeptPolicy["rules"][number]): SellingRule {
  const { carrier = null, from, to, cabin = null, age = null } = when;
  return { ...rule, when: { carrier, from: openPlace(from), to: openPlace(to), cabin, age } };
}

/** Two letters are a country, three a city or an airport. */
function openPlace(code: string | undefined): RulePlace | null {
  if (code === undefined) return null;
  return code.length === 2 ? { kind: "country", code } : { kind: "city", code, airports: airportsOf(code) };
}
