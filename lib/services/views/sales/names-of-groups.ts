import type { Locale } from "@/lib/domain/localized";
import type { SalesGrouping } from "@/lib/domain/selling/sales";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { presentAirline } from "@/lib/services/ground/presenters/present-reference";

/** What groups are called: carriers by name and code, people by name, null where they are not known; anything else as its key. */
export async function namesOfGroups(by: SalesGrouping, keys: readonly string[], locale: Locale): Promise<(key: string) => string | null> {
  if (by === "carrier") return (key) => namedAirline(presentAirline(key, locale));
  if (by !== "agent") return (key) => key;
  const names = await namesOfActors(keys);
  return (key) => names.get(key) ?? null;
}

function namedAirline({ code, title }: { code: string; title: string }): string {
  return title === code ? code : `${title} (${code})`;
}
