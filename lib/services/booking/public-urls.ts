import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";

/** Where a passenger's itinerary receipt is read, without signing in, by whoever knows its token. */
export function receiptUrl(receiptToken: string, locale: Locale): string {
  return `${env().PUBLIC_URL}/receipts/${receiptToken}.pdf?lang=${locale}`;
}

/** The customer's status page of a booking. */
export function tripUrl(publicToken: string): string {
  return `${env().PUBLIC_URL}/trip/${publicToken}`;
}

/** The customer's page of a quote. */
export function quoteUrl(token: string): string {
  return `${env().PUBLIC_URL}/quote/${token}`;
}
