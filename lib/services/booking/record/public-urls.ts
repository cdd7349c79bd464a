import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";

/** Address of a passenger's itinerary receipt, which anybody who knows its token can read without signing in. */
export function receiptUrl(receiptToken: string, locale: Locale): string {
  return `${env().PUBLIC_URL}/receipts/${receiptToken}.pdf?lang=${locale}`;
}

/** The customer's status page of a booking. */
export function tripUrl(publicToken: string): string {
  return `${env().PUBLIC_URL}/trip/${publicToken}`;
}

/** The receipts of all passengers as one file, for whoever knows the token of the status page; `lang=` says the language. */
export function jointReceiptUrl(publicToken: string): string {
  return `${env().PUBLIC_URL}/receipts/all/${publicToken}.pdf`;
}

/** The flights for a calendar, for whoever knows the token of the status page; `lang=` says the language. */
export function calendarUrl(publicToken: string): string {
  return `${env().PUBLIC_URL}/calendars/${publicToken}.ics`;
}

/** The customer's page of a quote. */
export function quoteUrl(token: string): string {
  return `${env().PUBLIC_URL}/quote/${token}`;
}

/** A quote as a PDF, for whoever knows the token of its page. */
export function quotePdfUrl(token: string, locale: Locale): string {
  return `${env().PUBLIC_URL}/quote-files/${token}.pdf?lang=${locale}`;
}

/** A quote as a picture, for whoever knows the token of its page. */
export function quoteCardUrl(token: string, locale: Locale): string {
  return `${env().PUBLIC_URL}/quote-cards/${token}.png?lang=${locale}`;
}

/** The page on which a customer follows an agent's list. */
export function screenUrl(token: string): string {
  return `${env().PUBLIC_URL}/screen/${token}`;
}
