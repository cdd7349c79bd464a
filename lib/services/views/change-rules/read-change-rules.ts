import type { ChangeRules } from "@/lib/contracts/operator/carriers/change-rules";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { DEFAULT_RULE } from "@/lib/domain/schedule-change/limits";
import { airlineByCode } from "@/lib/reference/airlines";
import { connectionTimes } from "@/lib/reference/connection-times";

/** What each carrier changes without asking, and the connecting times that hold where an airport has none of its own. */
export async function readChangeRules(locale: Locale): Promise<ChangeRules> {
  const [rows, flying] = await Promise.all([
    db().scheduleChangeRule.findMany(),
    db().scheduleSet.findMany({
      where: { withdrawnBy: null, carrier: { not: TEST_AIRLINE } },
      distinct: ["carrier"],
      select: { carrier: true },
    }),
  ]);
  const own = new Map(rows.map((row) => [row.carrier, row]));
  const carriers = [...new Set([...own.keys(), ...flying.map(({ carrier }) => carrier)])].sort();
  return {
    rules: carriers.map((carrier) => {
      const { limitMinutes, earlierLimitMinutes, unanswered } = own.get(carrier) ?? DEFAULT_RULE;
      return {
        ...{ carrier, name: airlineByCode(carrier)?.name[locale] ?? carrier, is_own: own.has(carrier) },
        ...{ later_minutes: limitMinutes, earlier_minutes: earlierLimitMinutes, unanswered },
      };
    }),
    connections: connectionTimes(""),
  };
}
