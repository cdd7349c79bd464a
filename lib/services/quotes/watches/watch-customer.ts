import { z } from "zod";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { openIfKnown, seal } from "@/lib/services/ground/personal-data/keyring";

/** Whoever is told besides the agency. */
export interface WatchCustomer {
  email: string;
  locale: Locale;
}

const locales = z.enum(LOCALES).nullable();

interface CustomerColumns {
  sealedCustomer: string;
  locale: string | null;
}

/** The columns of a watch that tells no customer, or none any more. */
export const NO_CUSTOMER: CustomerColumns = { sealedCustomer: "", locale: null };

/** The columns of a customer; empty where there is none. */
export async function sealCustomer(watchId: string, customer: WatchCustomer | null): Promise<CustomerColumns> {
  if (!customer) return NO_CUSTOMER;
  return { sealedCustomer: await seal("price_watch.sealed_customer", watchId, customer.email), locale: customer.locale };
}

/** @returns null where there is none, and where the key is lost */
export async function openCustomer(row: CustomerColumns & { id: string }): Promise<WatchCustomer | null> {
  const locale = locales.parse(row.locale);
  if (!locale || row.sealedCustomer === "") return null;
  const email = await openIfKnown("price_watch.sealed_customer", row.id, row.sealedCustomer);
  return email ? { email, locale } : null;
}
