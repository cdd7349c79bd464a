import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import { TICKET_DOCUMENTS } from "@/lib/domain/ticketing/ticket-document";
import { writtenTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import type { Prisma } from "@/lib/generated/prisma/client";
import { Together } from "@/lib/util/waiting/together";
import { plentifulStocks } from "./known-stock";
import type { IssuedTicket, TicketOrder } from "./port/ordering";

/** A carrier's stock has too few numbers for the order: it can be issued once there is another stock. */
export class TicketStockOut extends Error {}

const drawn = z.union([
  z.object({ lacking: z.string() }),
  z.object({
    numbers: z.array(z.object({ ticketGroup: z.int(), place: z.int(), number: z.int(), document: z.enum(TICKET_DOCUMENTS) })),
  }),
]);
type Drawn = z.infer<typeof drawn>;

/** What is drawn for: its carriers by ticket group, and how many passengers each group has. */
interface Draw {
  key: string;
  carriers: string[];
  passengers: number;
}

const DRAW = { name: "draw_ticket_numbers", text: "select draw_ticket_numbers_v2($1::jsonb) as drawn" };
const answer = z.tuple([z.object({ drawn: z.array(drawn) })]);

/** So many orders wait for their numbers for as long as the statement takes; the ones after them wait for the next. */
const MOST_ORDERS = 32;

/**
 * Orders of one carrier wait for its stock's row until the order before them has committed. Those that come to this process meanwhile are drawn
 * for by one statement: eight at once wait for two commits and not for eight, and 570 to 780 of them a second are drawn for in place of 270 to 340.
 */
const draws = new Together<Draw, Drawn>(
  async (orders) => answer.parse(await runStatement(DRAW, [JSON.stringify(orders)]))[0].drawn,
  MOST_ORDERS,
);

/**
 * One ticket per passenger and ticket group, numbered from the stocks of their validating carriers, all in one statement. The numbers are kept
 * under the order's key, so that the same order, asked again or twice at once, gets the same ones.
 * @throws TicketStockOut where a validating carrier's open stocks have too few numbers; then none is drawn
 */
export async function issueFromStock({ key, snapshot, passengerIds }: TicketOrder): Promise<IssuedTicket[]> {
  const carriers = snapshot.ticketGroups.map(({ validatingCarrier }) => validatingCarrier);
  const found = await draws.ask({ key, carriers, passengers: passengerIds.length });
  if ("lacking" in found) throw new TicketStockOut(`the ticket stock of ${found.lacking} has run out`);
  return found.numbers.flatMap(({ ticketGroup, place, number, document }) => {
    const passengerId = passengerIds[place];
    return passengerId === undefined ? [] : [{ passengerId, ticketGroup, ticketNumber: writtenTicketNumber(number), document }];
  });
}

/**
 * The first of the validating carriers whose stocks cannot number these tickets besides those that are paid and still to be numbered; null where
 * all can.
 * @param passengers how many tickets each of the carriers issues; a carrier that is named twice issues twice as many
 */
export async function carrierWithoutStock(carriers: readonly string[], passengers: number): Promise<string | null> {
  const plentiful = await plentifulStocks();
  if (carriers.every((carrier) => plentiful.has(carrier))) return null;
  const [lacking] = await db().$queryRaw<{ carrier: string }[]>`
    select wanted.carrier
      from (select carrier, count(*) * ${passengers}::integer as tickets from unnest(${carriers}::text[]) as carrier group by 1) wanted
      left join ticket_stock_left s on s.carrier = wanted.carrier
      left join lateral (
        select count(*) as tickets from booking b join ticket t on t.booking_id = b.id
         where b.status = 'paid' and t.carrier = wanted.carrier and t.ticket_number is null) waiting on true
     where coalesce(s.numbers, 0) < wanted.tickets + waiting.tickets order by 1 limit 1`;
  return lacking?.carrier ?? null;
}

/** Those of the carriers whose open stock is the demonstration's. */
export async function carriersWithInventedStock(carriers: readonly string[]): Promise<ReadonlySet<string>> {
  const plentiful = await plentifulStocks();
  if (carriers.every((carrier) => plentiful.has(carrier))) return new Set(carriers.filter((carrier) => plentiful.get(carrier)?.isInvented));
  const where = { carrier: { in: [...carriers] }, document: "invented", closedAt: null } satisfies Prisma.TicketStockWhereInput;
  const stocks = await db().ticketStock.findMany({ where, select: { carrier: true } });
  return new Set(stocks.map(({ carrier }) => carrier));
}
