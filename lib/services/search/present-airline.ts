import type { Locale } from "@/lib/domain/localized";
import { airlineByCode } from "@/lib/reference/airlines";

/** A carrier as every answer of the interface shows it; one that is unknown shows its code. */
export function presentAirline(code: string, locale: Locale): { code: string; title: string } {
  return { code, title: airlineByCode(code)?.name[locale] ?? code };
}
