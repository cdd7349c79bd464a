import { db } from "@/lib/db";
import type { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockStocks } from "./lock-stocks";
import { alreadySo, noSuchStock, otherKindOpen } from "./refusals";
import { describeStock, leftIn, type Stock, stockRefused, stockText } from "./stock";

const INVENTED = t(
  "Invented numbers are the demonstration's: a start with DEMO=1 opens them.",
  "Вымышленные номера принадлежат демонстрации: их открывает запуск с DEMO=1.",
  "Oʻylab topilgan raqamlar namoyishniki: ularni DEMO=1 bilan ishga tushirish ochadi.",
);

function withheldText(withheld: string): LocalizedText {
  return withheld === "void"
    ? t(
        "Void numbers are never used again: declare another range.",
        "Аннулированные номера больше не используются: объявите другой диапазон.",
        "Bekor qilingan raqamlar qayta ishlatilmaydi: boshqa oraliqni eʼlon qiling.",
      )
    : t(
        "These numbers are blocked: release them instead.",
        "Эти номера заблокированы: снимите блокировку.",
        "Bu raqamlar bloklangan: blokdan chiqaring.",
      );
}

function runOut(stock: Stock): AppError {
  const text = stockText(stock);
  return stockRefused(
    "stock",
    t(
      `The ${text.en} has no numbers left: declare another one.`,
      `Номера кончились: ${text.ru}. Объявите другой диапазон.`,
      `Raqamlar tugagan: ${text.uz}. Boshqa oraliqni eʼlon qiling.`,
    ),
  );
}

function takenBy(other: Stock): AppError {
  const text = stockText(other);
  return stockRefused(
    "stock",
    t(
      `Its numbers are in the ${text.en} by now: declare what is left of them.`,
      `Его номера уже входят в другой: ${text.ru}. Объявите те, что остались.`,
      `Uning raqamlari endi boshqasida: ${text.uz}. Qolganlarini eʼlon qiling.`,
    ),
  );
}

/**
 * Opens a closed stock again: its next number is the one after the last that it has issued.
 * @throws AppError validation where there is none of that number, it is open, its carrier has an open one of another kind, or its numbers are in another
 *   stock by now
 */
export async function reopenStock({ id, reason, by }: { id: number; reason: string | null; by: Doer }): Promise<Stock> {
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    const stock = await tx.ticketStock.findUnique({ where: { id } });
    if (!stock) throw noSuchStock(id);
    if (stock.closedAt === null) throw alreadySo(stock, "open");
    if (stock.withheld !== null) throw stockRefused("stock", withheldText(stock.withheld));
    if (stock.document === "invented") throw stockRefused("stock", INVENTED);
    if (leftIn(stock) === 0) throw runOut(stock);
    const { carrier, document, nextNumber, lastNumber } = stock;
    const kin = await tx.ticketStock.findMany({ where: { id: { not: id } }, orderBy: { id: "asc" } });
    const other = kin.find((each) => each.closedAt === null && each.carrier === carrier && each.document !== document);
    if (other) throw otherKindOpen(other);
    const taken = kin.find((each) => {
      const end = each.closedAt === null ? each.lastNumber : each.nextNumber - 1n;
      return each.firstNumber <= lastNumber && end >= nextNumber;
    });
    if (taken) throw takenBy(taken);
    await recordAudit(tx, { action: "ticket_stock_reopened", by, detail: { source: describeStock(stock), reason } });
    return tx.ticketStock.update({ where: { id }, data: { closedAt: null } });
  });
}
