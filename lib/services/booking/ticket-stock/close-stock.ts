import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockStocks } from "./lock-stocks";
import { alreadySo, noSuchStock } from "./refusals";
import { describeStock, type Stock } from "./stock";
import { waitingFor } from "./waiting-for";

/** What closing has left. */
export interface ClosedStock {
  stock: Stock;
  /** Paid bookings that wait for tickets of the carrier, which has no other stock. */
  waiting: number;
}

/**
 * Closes a stock, and writes down why: nothing more is drawn from it, and the numbers that it has not issued are free. `reopenStock` takes that back.
 * @throws AppError validation where there is none of that number, or it is closed
 */
export async function closeStock({
  id,
  reason,
  by,
  now,
}: {
  id: number;
  reason: string | null;
  by: Doer;
  now: Date;
}): Promise<ClosedStock> {
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    const { count } = await tx.ticketStock.updateMany({ where: { id, closedAt: null }, data: { closedAt: now } });
    const stock = await tx.ticketStock.findUnique({ where: { id } });
    if (!stock) throw noSuchStock(id);
    if (count === 0) throw alreadySo(stock, "closed");
    await recordAudit(tx, { action: "ticket_stock_closed", by, detail: { source: describeStock(stock), reason } });
    return { stock, waiting: await waitingFor(tx, stock.carrier) };
  });
}
