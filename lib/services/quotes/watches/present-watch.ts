import { z } from "zod";
import type { WatchFinding, WatchItem } from "@/lib/contracts/portal/watches";
import { isLive } from "@/lib/domain/booking/booking-status";
import { toMajor } from "@/lib/domain/money";
import { isOpenQuote } from "@/lib/domain/quotes/quote-state";
import { savingOf, type WatchPrice } from "@/lib/domain/watches/fall";
import { WATCH_KINDS, WATCH_STATES } from "@/lib/domain/watches/watch";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { readDoers } from "@/lib/services/ground/audit/done-by";
import { openName } from "@/lib/services/ground/personal-data/person";
import { itemAt } from "@/lib/util/at";
import { openWords } from "../quote-words";
import { askedSearch } from "./asked-search";
import { parseJourney } from "./kept-journey";
import { parseBase, pricesOfFall } from "./kept-prices";
import { openCustomer } from "./watch-customer";
import type { WatchRow } from "./watch-record";

const kinds = z.enum(WATCH_KINDS);
const states = z.enum(WATCH_STATES);

/** Watches as their agency sees them, in the same order. */
export async function presentWatches(rows: readonly WatchRow[], now: Date): Promise<WatchItem[]> {
  const doerOf = await readDoers(rows.map(({ createdBy }) => createdBy));
  return Promise.all(
    rows.map(async (row): Promise<WatchItem> => {
      const { id, currency, createdAt, createdBy, targetMinor, leastFallMinor, falls } = row;
      const base = parseBase(row.base);
      const state = states.parse(row.state);
      return {
        ...{ id, currency, kind: kinds.parse(row.kind), state: state === "live" && isOver(row, now) ? "over" : state },
        ...{ created: createdAt.toISOString(), until: endOf(row).toISOString(), by: doerOf(createdBy) },
        journey: parseJourney(row.journey),
        search: presentSearch(row),
        quote: row.quote && { id: row.quote.id, label: (await openWords(row.quote)).label },
        booking: await presentBooking(row),
        base: base && presentPrice(base),
        target: targetMinor === null ? null : toMajor(Number(targetMinor)),
        least_fall: toMajor(Number(leastFallMinor)),
        customer: await openCustomer(row),
        last: falls[0] ? presentFall(falls[0]) : null,
      };
    }),
  );
}

/** One watch as its agency sees it. */
export async function presentWatch(row: WatchRow, now: Date): Promise<WatchItem> {
  return itemAt(await presentWatches([row], now), 0);
}

/** A hold is watched until it ends, a ticketed booking until it departs, a quote while it is valid. */
function endOf({ until, quote, booking }: WatchRow): Date {
  if (quote) return quote.validUntil;
  if (booking?.status === "booked") return booking.expiresAt;
  return until;
}

/** What it watches may be over before anybody has looked. */
function isOver(row: WatchRow, now: Date): boolean {
  const { quote, booking } = row;
  return endOf(row) <= now || (quote !== null && !isOpenQuote(quote, now)) || (booking !== null && !isLive(booking.status));
}

function presentSearch(row: WatchRow): WatchItem["search"] {
  if (row.asked === null) return null;
  const { search: asked, ...wishes } = askedSearch.parse(row.asked);
  return { asked, ...wishes };
}

async function presentBooking({ booking }: WatchRow): Promise<WatchItem["booking"]> {
  if (!booking) return null;
  const [first] = booking.passengers;
  const last_name = first ? (await openName(first)).lastName : "";
  return { id: booking.id, booking_number: booking.bookingNumber, status: booking.status, last_name };
}

/** A fall that was told. */
export function presentFall(fall: WatchRow["falls"][number]): WatchFinding {
  const { was, now, penalty } = pricesOfFall(fall);
  return {
    ...{ id: fall.id, at: fall.at.toISOString(), currency: fall.currency },
    ...{ was: was && presentPrice(was), now: presentPrice(now), penalty: presentPrice(penalty) },
    saving: was && presentPrice(savingOf(was, { now, penalty })),
    quote: fall.quote && { id: fall.quote.id, url: quoteUrl(fall.quote.token) },
    is_customer_told: fall.isCustomerTold,
  };
}

function presentPrice({ amountMinor, costMinor }: WatchPrice): { amount: number; cost: number } {
  return { amount: toMajor(amountMinor), cost: toMajor(costMinor) };
}
