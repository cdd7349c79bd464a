import { utcMinutes } from "@/lib/domain/dates";
import { mendedJourneys, type Way } from "@/lib/domain/schedule-change/mended-journeys";
import type { Alternative, Alternatives, ChangedPart } from "../port/own-schedule";
import type { Asked } from "./asked";
import { waitBetween } from "./part-of-journey";
import { keptWay, nameOf, type SeatedWay, type Ways, waysOf } from "./ways-of-direction";

/**
 * Journeys that may be flown in place of a changed one: each of the changed directions by itself where the others can stay as they are flown
 * now, and several together; the same journey under other numbers first, then the nearest in time. All that is offered mends the whole
 * journey: its flights are flown, connect, and have seats.
 */
export async function findAlternatives(asked: Asked): Promise<Alternatives> {
  const directions = asked.current.map((_, direction) => direction).filter((direction) => !asked.empty.includes(direction));
  const ways = await Promise.all(directions.map((direction) => waysIn(asked, direction)));
  const journeys = mendedJourneys(
    ways.map((each) => each.ways),
    (before, next) => reaches(asked, before, next),
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
  const { ways, checks } = await waysOf(asked, part);
  const { wanted } = asked;
  return { ways: wanted === null ? ways : ways.filter((way) => wanted.split("|").includes(nameOf(way))), checks };
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
  const changed = journey.filter(({ direction }) => changedPart(asked, direction));
  const directions = changed.map(async ({ direction, from, segments, seats }) => ({
    direction,
    from,
    segments: [...segments],
    seats: await seats(),
  }));
  return { id: changed.map(nameOf).join("|"), directions: await Promise.all(directions) };
}
