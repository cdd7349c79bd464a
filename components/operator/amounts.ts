import type { Locale } from "@/lib/domain/localized";

/** An amount with at most two decimals, after a point or a comma. */
const AMOUNT = /^\d{1,13}([.,]\d{1,2})?$/;

/**
 * An amount as people write it, `1 234 500,50` (in English `1,234,500.50`); null where it is none.
 * @returns major units
 */
export function parseAmount(text: string, locale: Locale): number | null {
  const grouping = locale === "en" ? /[\s,]/g : /\s/g;
  const bare = text.replace(grouping, "");
  return AMOUNT.test(bare) ? Number(bare.replace(",", ".")) : null;
}
