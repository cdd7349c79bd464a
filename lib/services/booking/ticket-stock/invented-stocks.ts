import { db } from "@/lib/db";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { HOUSE_CODE, ticketNumberOf } from "@/lib/domain/ticketing/ticket-number";
import { ticketPrefixOf } from "@/lib/reference/airlines";
import { endInventedWays, inventWays } from "../passenger-lists/invented-ways";
import { lockStocks } from "./lock-stocks";

/** First number of the demonstration, too high to meet an airline's own. Invented carriers share a code and follow one after another. */
const FIRST_SERIAL = 9_000_000_000;
const BLOCK = 10_000_000;
/** Nobody waits for it but a start and tests, on machines that may be busy (milliseconds). */
const PATIENT = { maxWait: 60_000, timeout: 60_000 };

/**
 * Declares invented numbers for carriers of the demonstration, or opens them again, and invents how they get their passengers. Carriers that have an
 * open stock or a way in force keep it; those whose accounting code is not known get no numbers.
 */
export async function declareInventedStocks(carriers: readonly string[], now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockStocks(tx);
    const stocks = await tx.ticketStock.findMany({ where: { carrier: { in: [...carriers] } } });
    const invented = stocks.filter(({ document }) => document === "invented");
    const hasOpen = (carrier: string) => stocks.some((stock) => stock.carrier === carrier && stock.closedAt === null);
    const closed = invented.filter(({ carrier }) => !hasOpen(carrier)).map(({ id }) => id);
    await tx.ticketStock.updateMany({ where: { id: { in: closed } }, data: { closedAt: null } });
    const known = new Set(stocks.filter((stock) => hasOpen(stock.carrier) || stock.document === "invented").map(({ carrier }) => carrier));
    const ofHouse = await tx.ticketStock.count({ where: { document: "invented", lastNumber: { lt: ticketNumberOf("001", 0) } } });
    let place = ofHouse;
    const data = carriers.flatMap((carrier) => {
      const code = ticketPrefixOf(carrier);
      if (code === null || known.has(carrier)) return [];
      const first = ticketNumberOf(code, FIRST_SERIAL + (code === HOUSE_CODE ? place++ * BLOCK : 0));
      return [
        { carrier, document: "invented", firstNumber: first, lastNumber: first + BLOCK - 1, nextNumber: first, declaredAt: now } as const,
      ];
    });
    await tx.ticketStock.createMany({ data });
    await inventWays(tx, carriers, now);
  }, PATIENT);
}

/** Ends the demonstration's numbers and ways: its carriers are not on sale any more. Test mode keeps its own. @returns the carriers, by code */
export async function closeInventedStocks(now: Date): Promise<string[]> {
  const open = { document: "invented", closedAt: null, carrier: { not: TEST_AIRLINE } } as const;
  const ended = await db().$transaction(async (tx) => {
    await endInventedWays(tx, now);
    return tx.ticketStock.updateManyAndReturn({ where: open, data: { closedAt: now }, select: { carrier: true } });
  });
  return ended.map(({ carrier }) => carrier).sort();
}
