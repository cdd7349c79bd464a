import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";

/** What the ledger has of a booking, oldest first: each posting comes to nothing in each currency. */
export async function listPostings(bookingId: string): Promise<OfficeBooking["ledger"]> {
  const rows = await db().ledgerTransaction.findMany({
    where: { bookingId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { entries: { orderBy: { id: "asc" }, include: { account: { select: { kind: true, currency: true } } } } },
  });
  return rows.map(({ createdAt, kind, memo, entries }) => ({
    ...{ at: createdAt.toISOString(), kind, memo },
    entries: entries.map(({ amountMinor, account }) => ({
      ...{ account: account.kind, amount: toMajor(Number(amountMinor)), currency: account.currency },
    })),
  }));
}
