import { db } from "@/lib/db";
import { t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockStocks } from "./lock-stocks";
import { noSuchStock, otherKindOpen } from "./refusals";
import { describeStock, type Stock, stockRefused } from "./stock";

const NOT_BLOCKED = t(
  "Only blocked numbers are released: void ones are never used again.",
  "Снять можно только блокировку: аннулированные номера больше не используются.",
  "Faqat bloklangan raqamlar chiqariladi: bekor qilinganlari qayta ishlatilmaydi.",
);

/**
 * Gives blocked numbers free: they are drawn from then on.
 * @throws AppError validation where there is none of that number, it is not blocked, or its carrier has open numbers of another kind
 */
export async function releaseNumbers({ id, reason, by }: { id: number; reason: string; by: Doer }): Promise<Stock> {
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    const stock = await tx.ticketStock.findUnique({ where: { id } });
    if (!stock) throw noSuchStock(id);
    if (stock.withheld !== "blocked") throw stockRefused("stock", NOT_BLOCKED);
    const { carrier, document, firstNumber: nextNumber } = stock;
    const other = await tx.ticketStock.findFirst({ where: { carrier, closedAt: null, document: { not: document } } });
    if (other) throw otherKindOpen(other);
    await recordAudit(tx, { action: "ticket_stock_released", by, detail: { source: describeStock(stock), reason } });
    return tx.ticketStock.update({ where: { id }, data: { withheld: null, closedAt: null, nextNumber } });
  });
}
