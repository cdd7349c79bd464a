import { z } from "zod";
import { runStatement } from "@/lib/db";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";

/**
 * So many numbers more than are waited for are enough for a second, whoever sells: all processes together pay for some hundred bookings a second, each of them
 * for nine passengers and two tickets at most. A carrier that has fewer is asked for each time.
 */
const PLENTY = 20_000;
/** As of so long ago at most, as the schedule itself. Renewed beside those who ask, as it counts all tickets that are waited for. */
const SOFT_MS = 500;
const HARD_MS = 1_000;

const STOCKS = {
  name: "stock_left",
  text: `
    select s.carrier, s.numbers - coalesce(w.tickets, 0) > ${PLENTY} as "isPlenty",
           exists (select from ticket_stock i where i.carrier = s.carrier and i.document = 'invented' and i.closed_at is null) as "isInvented"
      from ticket_stock_left s
      left join (
        select t.carrier, count(*) as tickets from booking b join ticket t on t.booking_id = b.id
         where b.status = 'paid' and t.ticket_number is null group by t.carrier) w on w.carrier = s.carrier`,
};
const rows = z.array(z.object({ carrier: z.string(), isPlenty: z.boolean(), isInvented: z.boolean() }));

/** Carriers that have plenty of ticket numbers, and whether those are the demonstration's. */
type PlentifulStocks = ReadonlyMap<string, { isInvented: boolean }>;

const known = processMemory("known-stock", () => new Freshness({ read: readPlentiful, softMs: SOFT_MS, hardMs: HARD_MS }));

async function readPlentiful(): Promise<PlentifulStocks> {
  const plentiful = rows.parse(await runStatement(STOCKS, [])).filter(({ isPlenty }) => isPlenty);
  return new Map(plentiful.map(({ carrier, isInvented }) => [carrier, { isInvented }]));
}

/**
 * Carriers whose stocks have more numbers than could be sold until it is asked again. Saves a booking two trips and a payment one, each of which counted every
 * paid ticket that was still to be numbered: 1 ms for each thousand of them.
 */
export function plentifulStocks(): Promise<PlentifulStocks> {
  return known().get();
}
