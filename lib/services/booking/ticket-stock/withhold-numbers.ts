import { db } from "@/lib/db";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { writtenTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { ClosedStock } from "./close-stock";
import { lockStocks } from "./lock-stocks";
import { noSuchStock } from "./refusals";
import { describeStock, leftIn, type Stock, stockRefused } from "./stock";
import { waitingFor } from "./waiting-for";

interface WithholdNumbers {
  /** The stock that they are of. */
  id: number;
  /** First and last, both included; `rest` for all that it has not issued. */
  numbers: { first: number; last: number } | "rest";
  /** Blocked numbers may be released, void ones never. */
  as: "blocked" | "void";
  reason: string;
  by: Doer;
  now: Date;
}

interface Part {
  first: bigint;
  last: bigint;
}

/**
 * Takes numbers out of an open stock, so that none of them is ever drawn: forms that are lost, or a range that the carrier has taken back. The stock is
 * parted where they stand in its middle; what comes after them is drawn on.
 * @returns the withheld numbers as a stock of their own
 * @throws AppError validation where there is none of that number, it is not open, they are not in it or some were issued
 */
export async function withholdNumbers({ id, numbers, as, reason, by, now }: WithholdNumbers): Promise<ClosedStock> {
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    // Whoever draws from it waits, or has drawn before.
    await tx.$queryRaw`select 1 from ticket_stock where id = ${id} for update`;
    const stock = await tx.ticketStock.findUnique({ where: { id } });
    if (!stock) throw noSuchStock(id);
    if (stock.closedAt !== null || stock.document === "invented" || leftIn(stock) === 0) throw stockRefused("stock", NOT_OPEN);
    const part = numbers === "rest" ? { first: stock.nextNumber, last: stock.lastNumber } : wanted(stock, numbers);
    const withheld = await partStock(tx, stock, part, { as, now });
    const action = as === "void" ? "ticket_stock_voided" : "ticket_stock_blocked";
    await recordAudit(tx, { action, by, now, detail: { source: describeStock(withheld), reason } });
    return { stock: withheld, waiting: await waitingFor(tx, stock.carrier) };
  });
}

function wanted(stock: Stock, { first, last }: { first: number; last: number }): Part {
  if (last < first) throw stockRefused("last", REVERSED);
  const part = { first: BigInt(first), last: BigInt(last) };
  if (part.first < stock.nextNumber) throw stockRefused("first", issuedBefore(stock));
  if (part.last > stock.lastNumber) throw stockRefused("last", endsAt(stock));
  return part;
}

/** What stands before the part stays, with what was issued; what comes after it becomes a stock beside. */
async function partStock(tx: Prisma.TransactionClient, stock: Stock, part: Part, { as, now }: { as: string; now: Date }): Promise<Stock> {
  const { id, carrier, document, declaredAt, receivedOn, delivery } = stock;
  const alike = { carrier, document, declaredAt, receivedOn, delivery };
  const kept = { withheld: as, closedAt: now, nextNumber: part.last + 1n };
  const after = { firstNumber: part.last + 1n, nextNumber: part.last + 1n, lastNumber: stock.lastNumber };
  const hasRest = part.last < stock.lastNumber;
  if (part.first === stock.firstNumber) {
    const own = await tx.ticketStock.update({ where: { id }, data: { ...kept, lastNumber: part.last } });
    if (hasRest) await tx.ticketStock.create({ data: { ...alike, ...after } });
    return own;
  }
  await tx.ticketStock.update({ where: { id }, data: { lastNumber: part.first - 1n } });
  const withheld = await tx.ticketStock.create({ data: { ...alike, ...kept, firstNumber: part.first, lastNumber: part.last } });
  if (hasRest) await tx.ticketStock.create({ data: { ...alike, ...after } });
  return withheld;
}

const NOT_OPEN = t(
  "Numbers are blocked or voided in an open range of a carrier or of own documents that has some left.",
  "Блокировать и аннулировать номера можно в открытом диапазоне перевозчика или собственных документов, где они остались.",
  "Raqamlar aviakompaniyaning yoki oʻz hujjatlarimizning ochiq, raqami qolgan oraligʻida bloklanadi yoki annullanadi.",
);
const REVERSED = t(
  "The last number comes before the first one: name the lower one first.",
  "Последний номер меньше первого: сначала укажите меньший.",
  "Oxirgi raqam birinchisidan kichik: avval kichigini koʻrsating.",
);

function issuedBefore({ nextNumber }: Stock): LocalizedText {
  const next = writtenTicketNumber(Number(nextNumber));
  return t(
    `Numbers before ${next} were issued, or are in no range of this stock: begin with that one or a later one.`,
    `Номера до ${next} уже выданы или не входят в этот сток: начните с него или позже.`,
    `${next}dan oldingi raqamlar berilgan yoki bu zaxirada yoʻq: shundan yoki keyinroqdan boshlang.`,
  );
}

function endsAt({ lastNumber }: Stock): LocalizedText {
  const last = writtenTicketNumber(Number(lastNumber));
  return t(`The range ends with ${last}.`, `Диапазон заканчивается номером ${last}.`, `Oraliq ${last} bilan tugaydi.`);
}
