import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import type { Filed, KindOfChange, Place } from "@/tests/support/schedule/kinds-of-change";
import { ChangeTrial } from "@/tests/support/schedule/try-changes";
import { makeWorld } from "@/tests/support/world/world";

let trial: ChangeTrial;
beforeAll(async () => {
  trial = new ChangeTrial(await makeWorld());
});

/** Numbers that are sold, and numbers with those that a change may add. */
const SOLD = [1, 2, 3, 4];
const NUMBERS = [...SOLD, 5, 6];
/** Times at which flights may leave, minutes of the day; no flight of the route leaves at the time of another. */
const TIMES = [720, 730, 750, 810, 1000, 1010];
const LIMIT = 15;
const PASSENGERS = 2;

/** A day's flights of one route: when each number leaves, and how many seats it has; null where it is not flown. */
type Day = Map<number, { leaves: number; seats: number } | null>;

/** Where a number's passengers belong after a change. */
type Fate = { number: number; by: "itself" | "another number" } | null;

/** The second, obvious rule: who leaves at whose time, and then the exception of flights that all go to the time of the next. */
function fateOf(number: number, before: Day, after: Day): Fate {
  const timesOf = (day: Day) => new Map([...day].flatMap(([each, flight]) => (flight ? [[flight.leaves, each] as const] : [])));
  const [wasAt, isAt] = [timesOf(before), timesOf(after)];
  const exact = isAt.get(before.get(number)?.leaves ?? -1);
  const itself = { number, by: "itself" } as const;
  if (exact === number) return itself;
  const isInRow = SOLD.some((first) => rowFrom(first, { before, after, wasAt, isAt }).includes(number));
  if (isInRow) return itself;
  if (exact !== undefined) return { number: exact, by: "another number" };
  const now = after.get(number);
  const other = now ? wasAt.get(now.leaves) : undefined;
  const isTaken = other !== undefined && other !== number && fateOf(other, before, after)?.number === number;
  return now && !isTaken ? itself : null;
}

interface Times {
  before: Day;
  after: Day;
  wasAt: ReadonlyMap<number, number>;
  isAt: ReadonlyMap<number, number>;
}

/** A number at whose time nothing is flown any more, the one at whose time it is flown now, and so on; none where one of them is not flown, or goes the other way. */
function rowFrom(first: number, { before, after, wasAt, isAt }: Times): number[] {
  const row: number[] = [];
  if (isAt.has(before.get(first)?.leaves ?? -1)) return [];
  for (let number: number | undefined = first; number !== undefined && !row.includes(number); ) {
    row.push(number);
    number = wasAt.get(after.get(number)?.leaves ?? -1);
  }
  const shifts = row.map((number) => Math.sign((after.get(number)?.leaves ?? Number.NaN) - (before.get(number)?.leaves ?? 0)));
  return shifts.every((shift) => shift === shifts[0]) ? row : [];
}

function rightOf(number: number, before: Day, after: Day): KindOfChange["rights"][number] {
  const old = before.get(number);
  const fate = fateOf(number, before, after);
  const now = fate && after.get(fate.number);
  if (!old) throw new Error("nobody was sold it");
  if (!fate || !now)
    return { change: "open cancelled refund", flights: (place) => [`(HY${place.number(number)} ${place.at(old.leaves)})`] };
  const flights = (place: Place) => [`HY${place.number(fate.number)} ${place.at(now.leaves)}`];
  const minutes = now.leaves - old.leaves;
  const signed = minutes === 0 ? "" : ` ${minutes > 0 ? "+" : ""}${minutes}`;
  if (now.seats < PASSENGERS) return { change: `open equipment${signed} refund`, flights };
  if (fate.by === "another number") return { change: "told number", flights };
  if (minutes === 0) return { change: "none", flights };
  if (Math.abs(minutes) <= LIMIT) return { change: `told time${signed}`, flights };
  return { change: `open time${signed} ${minutes > 0 ? "accept" : "refund"}`, flights };
}

const dayOf = (numbers: readonly number[], leaves: readonly (number | null)[], seats: readonly number[]): Day =>
  new Map(
    NUMBERS.map((number) => {
      const at = numbers.includes(number) ? (leaves[number - 1] ?? null) : null;
      return [number, at === null ? null : { leaves: at, seats: seats[number - 1] ?? PASSENGERS }];
    }),
  );

function filed(day: Day, place: Place): Filed[] {
  return [...day].map(([number, flight]) => ({
    number: place.number(number),
    legs: flight ? [`TAS ${place.at(flight.leaves)} IST ${place.at(flight.leaves + 190)}`] : [],
    more: { configuration: `C2Y${flight?.seats ?? PASSENGERS}` },
  }));
}

const times = fc.shuffledSubarray(TIMES, { minLength: NUMBERS.length, maxLength: NUMBERS.length });
const worlds = fc.record({
  before: times,
  after: times,
  flown: fc.array(fc.boolean(), { minLength: NUMBERS.length, maxLength: NUMBERS.length }),
  seats: fc.array(fc.constantFrom(1, 6, 6, 6), { minLength: NUMBERS.length, maxLength: NUMBERS.length }),
});

test("whatever changes at once, everybody goes where an obvious rule says, and is told once", async () => {
  expect.hasAssertions();
  const property = fc.asyncProperty(worlds, async ({ before, after, flown, seats }) => {
    const old = dayOf(
      SOLD,
      before,
      NUMBERS.map(() => 6),
    );
    const next = dayOf(
      NUMBERS,
      after.map((time, index) => (flown[index] ? time : null)),
      seats,
    );
    await trial.expectRight({
      name: "everything at once",
      before: (place) => filed(old, place),
      sales: SOLD.map((number) => ({ number, adults: PASSENGERS })),
      steps: (place) => [filed(next, place)],
      rights: SOLD.map((number) => rightOf(number, old, next)),
    });
  });
  await fc.assert(property, { numRuns: propertyRuns(150) });
}, 600_000);
