import type { Locale } from "@/lib/domain/localized";

/** The same receipt in another language: its address says which. */
export function receiptIn(address: string, locale: Locale): string {
  const url = new URL(address);
  url.searchParams.set("lang", locale);
  return url.toString();
}
