import type { WatchRequest } from "@/lib/contracts/portal/watches";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import type { Currency } from "@/lib/domain/money";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { WatchPrice } from "@/lib/domain/watches/fall";
import type { Prisma } from "@/lib/generated/prisma/client";
import { termsIn } from "@/lib/services/access/partners/terms-in";
import { findRefundable, type RefundableBooking } from "@/lib/services/aftersale/refunds/refundable-booking";
import { parseChoices } from "../kept-choice";
import { findOwnQuote } from "../quote-record";
import { type AskedSearch, daysOfSearch, endOfSearch, journeyOfSearch } from "./asked-search";
import { jsonOfMarks } from "./kept-prices";
import { lookAtBooking, watchableNow } from "./look-at-booking";
import { type Looking, lookAtQuote, lookAtSearch, watchPriceOf } from "./watched-prices";

/** What is watched, with its price of now: columns of a watch. */
export interface Watched {
  asked?: AskedSearch;
  quoteId?: string;
  bookingId?: string;
  days: string[];
  journey: { from: string; to: string; date: string }[];
  currency: Currency;
  /** Missing where nothing can be had. */
  base?: Prisma.InputJsonObject;
  marks: Prisma.InputJsonArray;
  until: Date;
}

/** @throws AppError as makeWatch */
export function watchedOf(request: WatchRequest, looking: Looking): Promise<Watched> {
  if (request.kind === "search") return searchOf(request, looking);
  return request.kind === "quote" ? quoteOf(request.quote, looking) : bookingOf(request.booking, looking);
}

async function searchOf(request: Extract<WatchRequest, { kind: "search" }>, looking: Looking): Promise<Watched> {
  const asked = { search: request.search, is_direct: request.is_direct, has_baggage: request.has_baggage };
  const { currency } = termsIn(looking.partner, request.search.currency);
  const { seen } = await lookAtSearch(asked, looking);
  const base = seen[0]?.now ?? null;
  return {
    asked,
    ...{ days: daysOfSearch(asked), journey: journeyOfSearch(asked), currency, until: endOfSearch(asked), ...pricesOf(base, [base]) },
  };
}

async function quoteOf(quoteId: string, looking: Looking): Promise<Watched> {
  const row = await findOwnQuote({ partnerId: looking.partner.id, quoteId });
  const look = await lookAtQuote(row, looking);
  const choices = parseChoices(row.choices);
  const [first] = choices;
  if (!look || !first) throw new AppError("watch_unavailable");
  // What cannot be had now is news when it costs less than was proposed.
  const marks = choices.map(({ quoted }, index) => look.seen[index]?.now ?? watchPriceOf(quoted));
  const [base] = marks.toSorted((one, other) => one.amountMinor - other.amountMinor);
  const journey = journeyOf(first.directions);
  const days = daysOf(choices.flatMap(({ directions }) => directions));
  return { quoteId, days, journey, currency: first.currency, until: row.validUntil, ...pricesOf(base ?? null, marks) };
}

async function bookingOf(bookingId: string, looking: Looking): Promise<Watched> {
  const booking = await findRefundable({ partnerId: looking.partner.id, bookingId });
  if (watchableNow(booking, looking.now) !== "now") throw new AppError("watch_unavailable");
  const { sold } = await lookAtBooking(booking, looking);
  return { bookingId, currency: booking.currency, ...flightsOf(booking), ...pricesOf(sold, [sold]) };
}

/** Where and when the flights of a booking leave, and until when they are watched. */
export function flightsOf(booking: Pick<RefundableBooking, "snapshot" | "firstDepartureAt">): Pick<Watched, "days" | "journey" | "until"> {
  const { directions } = parseSnapshot(booking.snapshot);
  return { days: daysOf(directions), journey: journeyOf(directions), until: booking.firstDepartureAt };
}

function pricesOf(base: WatchPrice | null, marks: readonly (WatchPrice | null)[]): Pick<Watched, "base" | "marks"> {
  return { ...(base && { base: { ...base } }), marks: jsonOfMarks(marks) };
}

/** Local days on which flights leave, and on which their later legs may: the aircraft lands on the way. */
function daysOf(directions: readonly JourneyDirection[]): string[] {
  const stops = directions.flatMap(({ segments }) =>
    segments.flatMap(({ departure, arrival, technicalStops }) => [
      departure.local,
      arrival.local,
      ...technicalStops.map(({ departureLocal }) => departureLocal),
    ]),
  );
  return [...new Set(stops.map((local) => local.slice(0, 10)))];
}

function journeyOf(directions: readonly JourneyDirection[]): Watched["journey"] {
  return directions.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)];
    return first && last ? [{ from: first.departure.airport, to: last.arrival.airport, date: first.departure.local.slice(0, 10) }] : [];
  });
}
