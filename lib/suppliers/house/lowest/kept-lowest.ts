import { createHash } from "node:crypto";
import type { Answered } from "@/lib/engine/priced/lowest/answer-ends";
import type { PricedEngine } from "@/lib/engine/priced/priced-engine";
import type { AnywhereQuery, LowestJourney, LowestQuery } from "@/lib/engine/priced/query";
import type { SeatMirror } from "@/lib/engine/seats/mirror";
import type { NetworkSeats } from "@/lib/engine/seats/of-network";
import type { DestinationPrice } from "@/lib/suppliers/port/own-schedule";
import { processMemory } from "@/lib/util/process-wide";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { type Answer, KeptAnswers } from "./kept-answers";

type Days = KeptAnswers<readonly LowestJourney[]>;
type Cities = KeptAnswers<readonly DestinationPrice[]>;

/** Lowest prices of one snapshot and one reading of seats. */
interface KeptLowest {
  mirror: SeatMirror;
  /** By direction and day. */
  days: Days;
  /** By question. */
  cities: Cities;
}

const MEGABYTE = 1024 * 1024;
/** Some 25,000 days of single directions. */
const DAYS = { maxBytes: 32 * MEGABYTE, atOnce: 16 };
/** Some hundred questions; whoever works one out holds rows of all routes of a month, tens of megabytes in a large schedule. */
const CITIES = { maxBytes: 16 * MEGABYTE, atOnce: 4 };

/** What an answer takes in memory without its journeys or cities, and each of these, roughly: measured of 18,000 days. */
const BYTES = { answer: 600, journey: 600, city: 1200 };

/** With a snapshot goes all that was kept of it. */
const kept = processMemory("lowest-prices", () => new WeakMap<HouseSnapshot, KeptLowest>());

/** What is kept of the lowest prices that were worked out from a snapshot and these seats. */
export function keptLowest(snapshot: HouseSnapshot, { mirror }: NetworkSeats): KeptLowest {
  const known = kept().get(snapshot);
  if (known?.mirror === mirror) return known;
  const made = {
    mirror,
    days: new KeptAnswers<readonly LowestJourney[]>(DAYS),
    cities: new KeptAnswers<readonly DestinationPrice[]>(CITIES),
  };
  kept().set(snapshot, made);
  return made;
}

/** Who asks whom. */
export interface Asking<Kept> {
  kept: Kept;
  engine: PricedEngine;
  /** Which ones the engine has: `priceKeyOf`. */
  prices: string;
  seats: NetworkSeats;
  /** Turns are shared among askers. */
  asker: string;
}

/** The journeys of one direction by day, as of `LowestQuery`, one day or another; minutesBetween is the engine's schedule's. */
export function lowestByDay(
  asking: Asking<Days>,
  query: Omit<LowestQuery, "fromDay" | "days">,
  days: readonly number[],
): Promise<ReadonlyMap<number, readonly LowestJourney[]>> {
  const { kept: answers, asker } = asking;
  return answers.ask(textOf(query, asking), days, { asker, nowUtc: query.nowUtc }, (missing) => workOutDays(asking, query, missing));
}

/** Days that follow each other are asked for together: they share most of their work. */
function* workOutDays(
  { engine, seats }: Asking<Days>,
  query: Omit<LowestQuery, "fromDay" | "days">,
  days: readonly number[],
): Generator<undefined, Map<number, Answer<readonly LowestJourney[]>>> {
  const since = seats.mirror.changes.sequence;
  const { origins, destinations, daysLeft } = query;
  const made = new Map<number, Answer<readonly LowestJourney[]>>();
  for (const span of spansOf(days)) {
    for (const [after, journeys] of (yield* engine.lowestInTurns({ ...query, ...span })).entries()) {
      const day = span.fromDay + after;
      const reach = { origins, destinations, fromDay: day, toDay: day };
      const end = engine.ends.of({ seats, since, query, span: reach, daysLeft, decisive: journeys });
      made.set(day, { value: journeys, bytes: BYTES.answer + BYTES.journey * journeys.length, end });
    }
  }
  return made;
}

/** @param days ascending */
function spansOf(days: readonly number[]): Pick<LowestQuery, "fromDay" | "days">[] {
  const spans: Pick<LowestQuery, "fromDay" | "days">[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last.fromDay + last.days === day) last.days++;
    else spans.push({ fromDay: day, days: 1 });
  }
  return spans;
}

/** Cities that were found, and what decides whether they still are the ones: see `Answered`. */
export interface FoundCities<City> extends Pick<Answered, "decisive"> {
  cities: readonly City[];
}

/**
 * What is found from some airports to all cities.
 * @param question what is asked besides the query
 * @param toDay the last day on which a journey may begin, its way back included
 */
export async function lowestToCities<City>(
  asking: Asking<KeptAnswers<readonly City[]>>,
  query: AnywhereQuery,
  { question, toDay, find }: { question: unknown; toDay: number; find: () => Generator<unknown, FoundCities<City>> },
): Promise<readonly City[]> {
  const { kept: answers, asker, engine, seats } = asking;
  const { origins, fromDay, nowUtc } = query;
  const text = `${textOf(query, asking)} ${JSON.stringify(question)}`;
  const found = await answers.ask(text, [0], { asker, nowUtc }, function* () {
    const since = seats.mirror.changes.sequence;
    const { cities, decisive } = yield* find();
    const span = { origins, destinations: null, fromDay, toDay };
    const end = engine.ends.of({ seats, since, query, span, daysLeft: null, decisive });
    return new Map([[0, { value: cities, bytes: BYTES.answer + BYTES.city * cities.length, end }]]);
  });
  return found.get(0) ?? [];
}

/** All that an answer depends on besides moment, seats and schedule, as a short text: it stands in memory once for each day. */
function textOf(query: Omit<AnywhereQuery, "fromDay" | "days"> & Partial<LowestQuery>, { prices }: Asking<unknown>): string {
  const { nowUtc: _now, notBefore: _notBefore, seats: _seats, minutesBetween: _minutes, ...asked } = query;
  return createHash("sha256")
    .update(`${prices} ${JSON.stringify(asked)}`)
    .digest("base64url");
}
