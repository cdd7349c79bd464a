import type pg from "pg";
import { dayNumber } from "@/lib/domain/dates";
import type { SoldDates } from "@/lib/engine/schedule/limit-sale";
import { groupBy } from "@/lib/util/grouping";

/** A confirmed document of a charter. */
interface CharterPaper {
  carrier: string;
  /** Flight numbers; empty for all of the carrier. */
  flights: readonly number[];
  /** Days of departure, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** Names and types are those of CharterPaper. */
const PAPERS_SQL = `
  select p.carrier, p.flights, p.valid_from::text as "from", p.valid_to::text as "to"
    from charter_paper_in_force p
   where p.carrier in (select carrier from ticket_stock where document = 'own_document' and closed_at is null)
   order by p.id`;

/**
 * Documents of charters that count today, of the carriers that are sold on the house's own documents. Who is sold on a range of its own needs none.
 * @param client in the transaction that compiles
 */
export async function charterPapers(client: pg.ClientBase): Promise<CharterPaper[]> {
  return (await client.query<CharterPaper>(PAPERS_SQL)).rows;
}

/** Flight dates on which a flight may be sold by these documents; null for carriers that need none. A carrier without any is not on sale at all. */
export function charterDates(papers: readonly CharterPaper[]): (carrier: string, flightNumber: number) => SoldDates[] | null {
  const byCarrier = groupBy(papers, ({ carrier }) => carrier);
  return (carrier, flightNumber) => {
    const own = byCarrier.get(carrier);
    if (!own) return null;
    return own
      .filter(({ flights }) => flights.length === 0 || flights.includes(flightNumber))
      .map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  };
}
