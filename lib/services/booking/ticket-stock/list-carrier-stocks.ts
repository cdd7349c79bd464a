import type { CarrierStock, StockPage, StockRange } from "@/lib/contracts/operator/carriers/stock";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { forecastStock } from "@/lib/domain/ticketing/stock-forecast";
import { writtenTicketNumber } from "@/lib/domain/ticketing/ticket-number";
import { airlineByCode } from "@/lib/reference/airlines";
import { carriersNotOnSale } from "./carriers-not-on-sale";
import { listStocks } from "./list-stocks";
import { leftIn, type Stock } from "./stock";

/** Days over which the pace is taken. */
const PACE_DAYS = 30;

/**
 * Ticket numbers of every carrier: its ranges, what is left of the open ones, and how long that lasts at the pace of the last thirty days. Carriers
 * whose numbers run low come first.
 */
export async function listCarrierStocks({ locale, now }: { locale: Locale; now: Date }): Promise<StockPage> {
  const [stocks, missing, issued] = await Promise.all([listStocks(), carriersNotOnSale(), issuedSince(now)]);
  const carriers = [...new Set(stocks.map(({ carrier }) => carrier))].map((carrier) =>
    carrierStock({ carrier, ranges: stocks.filter((each) => each.carrier === carrier), issued: issued.get(carrier) ?? 0, locale }),
  );
  return {
    carriers: carriers.toSorted((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state)),
    not_on_sale: missing.withoutStock,
    without_paper: missing.withoutPaper,
    low: carriers.filter(({ state }) => state === "low" || state === "out").length,
  };
}

const RANKS: readonly CarrierStock["state"][] = ["out", "low", "enough", "closed"];

interface OfCarrier {
  carrier: string;
  ranges: readonly Stock[];
  issued: number;
  locale: Locale;
}

function carrierStock({ carrier, ranges, issued, locale }: OfCarrier): CarrierStock {
  const open = ranges.filter(({ closedAt }) => closedAt === null);
  const { state, left, daysLeft } = forecastStock({
    ranges: open.map((range) => ({ size: sizeOf(range), left: leftIn(range) })),
    issued,
    days: PACE_DAYS,
  });
  const name = airlineByCode(carrier)?.name[locale] ?? carrier;
  return { carrier, name, state, left, issued_30_days: issued, days_left: daysLeft, ranges: ranges.map(presentRange) };
}

/** One range as pages show it. */
export function presentRange(stock: Stock): StockRange {
  const { id, document, firstNumber, lastNumber, declaredAt, closedAt, withheld, receivedOn, delivery } = stock;
  const left = leftIn(stock);
  return {
    number: id,
    document,
    first: writtenTicketNumber(Number(firstNumber)),
    last: writtenTicketNumber(Number(lastNumber)),
    used: withheld === null ? sizeOf(stock) - left : 0,
    left,
    state: withheldOf(withheld) ?? (closedAt !== null ? "closed" : left === 0 ? "out" : "open"),
    received: receivedOn?.toISOString().slice(0, 10) ?? null,
    delivery,
    declared: declaredAt.toISOString(),
    closed: closedAt?.toISOString() ?? null,
  };
}

function withheldOf(withheld: Stock["withheld"]): "blocked" | "void" | null {
  return withheld === "blocked" || withheld === "void" ? withheld : null;
}

function sizeOf({ firstNumber, lastNumber }: Stock): number {
  return Number(lastNumber - firstNumber) + 1;
}

/** Tickets by validating carrier of bookings that were ticketed in the days of the pace, those of test mode left out. */
async function issuedSince(now: Date): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - PACE_DAYS * 24 * 3_600_000);
  const rows = await db().$queryRaw<{ carrier: string; tickets: number }[]>`
    select t.carrier, count(*)::int as tickets
      from booking b join ticket t on t.booking_id = b.id
     where b.ticketed_at >= ${since} and t.ticket_number is not null and t.provider = 'house' group by 1`;
  return new Map(rows.map(({ carrier, tickets }) => [carrier, tickets]));
}
