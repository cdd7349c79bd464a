import { utcMinutes } from "@/lib/domain/dates";
import { mendedJourneys, type Way } from "@/lib/domain/schedule-change/mended-journeys";
import type { Alternative, Alternatives, ChangedPart } from "../port/own-schedule";
import type { Asked } from "./asked";
import { waitBetween } from "./part-of-journey";
import { keptWay, nameOf, type SeatedWay, type Ways, waysOf } from "./ways-of-direction";

/**
 * Journeys that may be flown in place of a changed one: each of the changed directions by itself where the others can stay as they are flown
 * now, and several together; the same journey under other numbers first, then the nearest in time. All that is offered mends the whole
 * journey: its flights are flown, connect, and have seats. A direction that has not changed is exchanged as well where the other flights of one
 * that has leave it out of reach.
 */
export async function findAlternatives(asked: Asked): Promise<Alternatives> {
  const directions = asked.current.map((_, direction) => direction).filter((direction) => !asked.empty.includes(direction));
  const first = await Promise.all(directions.map((direction) => waysIn(asked, direction)));
  const ways = await Promise.all(first.map((own, at) => (isOutOfReach(asked, first, at) ? withOthers(asked, own) : own)));
  const journeys = mendedJourneys(
    ways.map((each) => each.ways),
    (before, next) => reaches(asked, before, next) && !isNeedless(asked, before, next),
  );
  const checks = ways.flatMap((each) => each.checks);
  const isCurrent = async (now: Date) => {
    for (const check of checks) if (!(await check(now))) return false;
    return true;
  };
  return { found: await Promise.all(journeys.map((journey) => toAlternative(asked, journey))), isCurrent };
}

/** A direction that has not changed stays. */
async function waysIn(asked: Asked, direction: number): Promise<Ways> {
  const part = changedPart(asked, direction);
  if (!part) return { ways: [keptWay(asked, { direction, from: 0 })], checks: [] };
  return wantedOf(asked, await waysOf(asked, part));
}

function wantedOf({ wanted }: Asked, { ways, checks }: Ways): Ways {
  return { ways: wanted === null ? ways : ways.filter((way) => wanted.split("|").includes(nameOf(way))), checks };
}

/** Whether a direction that has not changed is one that may be exchanged, and some ways of the one before or after it do not meet it. */
function isOutOfReach(asked: Asked, all: readonly Ways[], at: number): boolean {
  const [kept] = all[at]?.ways ?? [];
  if (!kept || !besidesPart(asked, kept.direction)) return false;
  const before = all[at - 1]?.ways ?? [];
  const after = all[at + 1]?.ways ?? [];
  return before.some((way) => !reaches(asked, way, kept)) || after.some((way) => !reaches(asked, kept, way));
}

/** The other ways of a direction that has not changed, beside the one in which it stays. */
async function withOthers(asked: Asked, own: Ways): Promise<Ways> {
  const [kept] = own.ways;
  const part = kept && besidesPart(asked, kept.direction);
  if (!part) return own;
  const { ways, checks } = await waysOf(asked, part);
  const others = wantedOf(asked, { ways: ways.filter(isExchanged), checks });
  return { ways: [...own.ways, ...others.ways], checks };
}

/** Whether a direction that has not changed would be exchanged though it can stay where it is beside a way of the changed one. */
function isNeedless(asked: Asked, before: Way, next: Way): boolean {
  const [isBefore, isNext] = [before, next].map((way) => isExchanged(way) && besidesPart(asked, way.direction) !== undefined);
  if (isNext && !isBefore && changedPart(asked, before.direction))
    return reaches(asked, before, keptWay(asked, { direction: next.direction, from: 0 }));
  if (isBefore && !isNext && changedPart(asked, next.direction))
    return reaches(asked, keptWay(asked, { direction: before.direction, from: 0 }), next);
  return false;
}

function isExchanged({ from, segments }: Way): boolean {
  return from < segments.length;
}

function besidesPart({ besides }: Asked, direction: number): ChangedPart | undefined {
  return besides.find((part) => part.direction === direction);
}

function changedPart({ changed }: Asked, direction: number): ChangedPart | undefined {
  return changed.find((part) => part.direction === direction);
}

/**
 * Whether a direction can be flown after the one before it. Two that meet as they are flown now need only to be one after the other; other
 * flights need the time that a connection takes there, or what was agreed to where that is less.
 */
function reaches(asked: Asked, before: Way, next: Way): boolean {
  const [last, first] = [before.segments.at(-1), next.segments[0]];
  if (!last || !first || first.departure.utc <= utcMinutes(asked.now)) return true;
  const stay = before.from === before.segments.length && next.from > 0;
  const needed = stay ? 0 : asked.supplier.connectionMinutes(last, first, false);
  return waitBetween(last, first) >= Math.min(needed, agreedBetween(asked, before.direction, next.direction));
}

function agreedBetween({ snapshot }: Asked, before: number, next: number): number {
  const [last, first] = [snapshot.directions[before]?.segments.at(-1), snapshot.directions[next]?.segments[0]];
  return last && first ? waitBetween(last, first) : Number.POSITIVE_INFINITY;
}

async function toAlternative(asked: Asked, journey: readonly SeatedWay[]): Promise<Alternative> {
  const changed = journey.filter((way) => changedPart(asked, way.direction) || isExchanged(way));
  const directions = changed.map(async ({ direction, from, segments, seats }) => ({
    direction,
    from,
    segments: [...segments],
    seats: await seats(),
  }));
  return { id: changed.map(nameOf).join("|"), directions: await Promise.all(directions) };
}
