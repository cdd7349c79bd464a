import type { Currency } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";

/** Condition of the account `a` of a query: of all currencies where none is named. */
export function inCurrency(currency: Currency | undefined): Prisma.Sql {
  return currency === undefined ? Prisma.sql`true` : Prisma.sql`a.currency = ${currency}::currency`;
}
