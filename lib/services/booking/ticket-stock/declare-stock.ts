import { db } from "@/lib/db";
import { accountingCodeOf, HOUSE_CODE, ticketNumberOf } from "@/lib/domain/ticketing/ticket-number";
import type { Prisma } from "@/lib/generated/prisma/client";
import { airlineByCode, allAirlines } from "@/lib/reference/airlines";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockStocks } from "./lock-stocks";
import { describeStock, type Stock, StockRefused } from "./stock";

interface DeclareStock {
  /** IATA designator of the validating carrier. */
  carrier: string;
  /** First and last number of the range that the carrier has given out, both included; `own` for the house's own documents of a charter. */
  numbers: { first: number; last: number } | "own";
  by: Doer;
  now: Date;
}

/** How many of the service's own document numbers are declared at once. */
const OWN_BLOCK = 1_000_000;
/** The numbers before are test mode's. */
const FIRST_OWN_SERIAL = 3_000_000_000;

/**
 * Declares numbers for the tickets of a validating carrier: it is on sale from now on.
 * @throws StockRefused where the carrier is not known, the range is not its own, overlaps another or has numbers that were issued, or its open stock is of another kind
 */
export async function declareStock({ carrier, numbers, by, now }: DeclareStock): Promise<Stock> {
  if (!airlineByCode(carrier))
    throw new StockRefused(`${carrier} is no carrier known here: add it with npm run import:reference -- carriers FILE`);
  const document = numbers === "own" ? "own_document" : "airline_ticket";
  if (numbers !== "own") refuseForeignRange(carrier, numbers);
  return db().$transaction(async (tx) => {
    await lockStocks(tx);
    await refuseOtherKind(tx, carrier, document);
    const { first, last } = numbers === "own" ? await nextOwnBlock(tx) : numbers;
    await refuseTaken(tx, first, last);
    const data = { carrier, document, firstNumber: first, lastNumber: last, nextNumber: first, declaredAt: now } as const;
    const stock = await tx.ticketStock.create({ data });
    await recordAudit(tx, { action: "ticket_stock_declared", by, detail: { source: describeStock(stock) } });
    return stock;
  });
}

function refuseForeignRange(carrier: string, { first, last }: { first: number; last: number }): void {
  const code = accountingCodeOf(first);
  if (code !== accountingCodeOf(last)) throw new StockRefused("both numbers begin with one accounting code of three digits");
  if (last < first) throw new StockRefused("the last number comes before the first one: name the lower one first");
  if (code === HOUSE_CODE)
    throw new StockRefused(`${HOUSE_CODE} is no airline's accounting code: the house's own documents are declared with the word own`);
  const known = airlineByCode(carrier)?.ticketPrefix ?? null;
  if (known !== null && known !== code)
    throw new StockRefused(`tickets of ${carrier} begin with ${known}, not with ${code}: no ticket carries another airline's code`);
  const owner = allAirlines().find((airline) => airline.ticketPrefix === code && airline.code !== carrier);
  if (known === null && owner)
    throw new StockRefused(`${code} is the accounting code of ${owner.code}: no ticket carries another airline's code`);
}

async function refuseOtherKind(tx: Prisma.TransactionClient, carrier: string, document: Stock["document"]): Promise<void> {
  const other = await tx.ticketStock.findFirst({ where: { carrier, closedAt: null, document: { not: document } } });
  if (other)
    throw new StockRefused(`${carrier} has the open ${describeStock(other)}: close it first with npm run stock -- close ${other.id}`);
}

/** What was closed keeps the numbers that it has issued. */
async function refuseTaken(tx: Prisma.TransactionClient, first: number, last: number): Promise<void> {
  const stocks = await tx.ticketStock.findMany({
    where: { firstNumber: { lte: last }, lastNumber: { gte: first } },
    orderBy: { id: "asc" },
  });
  const other = stocks.find(({ closedAt, nextNumber }) => closedAt === null || nextNumber > BigInt(first));
  const isOpen = other?.closedAt === null;
  if (other)
    throw new StockRefused(`the range ${isOpen ? "overlaps the" : "has numbers that were issued from the closed"} ${describeStock(other)}`);
  const [issued] = await tx.$queryRaw<{ number: string }[]>`
    select ticket_number as number from ticket
     where ticket_number between lpad(${String(first)}, 13, '0') and lpad(${String(last)}, 13, '0') order by 1 limit 1`;
  if (issued) throw new StockRefused(`the range has numbers that are on tickets already, ${issued.number} among them`);
}

async function nextOwnBlock(tx: Prisma.TransactionClient): Promise<{ first: number; last: number }> {
  const end = BigInt(ticketNumberOf("001", 0));
  const { _max: latest } = await tx.ticketStock.aggregate({ where: { lastNumber: { lt: end } }, _max: { lastNumber: true } });
  const first = Math.max(Number(latest.lastNumber ?? 0) + 1, ticketNumberOf(HOUSE_CODE, FIRST_OWN_SERIAL));
  return { first, last: first + OWN_BLOCK - 1 };
}
