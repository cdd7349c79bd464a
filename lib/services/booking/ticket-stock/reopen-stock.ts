import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockStocks } from "./lock-stocks";
import { describeStock, leftIn, type Stock, StockRefused } from "./stock";

/**
 * Opens a closed stock again: its next number is the one after the last that it has issued.
 * @throws StockRefused where there is none of that number, it is open, its carrier has an open one of another kind, or its numbers are in another
 *   stock by now
 */
export async function reopenStock({ id, by }: { id: number; by: Doer }): Promise<Stock> {
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    const stock = await tx.ticketStock.findUnique({ where: { id } });
    if (!stock) throw new StockRefused(`there is no stock ${id}: npm run stock -- list shows them`);
    if (stock.closedAt === null) throw new StockRefused(`the ${describeStock(stock)} is open already`);
    if (stock.document === "invented") throw new StockRefused("invented numbers are the demonstration's: a start with DEMO=1 opens them");
    if (leftIn(stock) === 0) throw new StockRefused(`the ${describeStock(stock)} has no numbers left: declare another one`);
    const { carrier, document, nextNumber, lastNumber } = stock;
    const kin = await tx.ticketStock.findMany({ where: { id: { not: id } }, orderBy: { id: "asc" } });
    const other = kin.find((each) => each.closedAt === null && each.carrier === carrier && each.document !== document);
    if (other)
      throw new StockRefused(`${carrier} has the open ${describeStock(other)}: close it first with npm run stock -- close ${other.id}`);
    const taken = kin.find((each) => {
      const end = each.closedAt === null ? each.lastNumber : each.nextNumber - 1n;
      return each.firstNumber <= lastNumber && end >= nextNumber;
    });
    if (taken) throw new StockRefused(`its numbers are in the ${describeStock(taken)} by now: declare what is left of them`);
    await recordAudit(tx, { action: "ticket_stock_reopened", by, detail: { source: describeStock(stock) } });
    return tx.ticketStock.update({ where: { id }, data: { closedAt: null } });
  });
}
