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

/** The second, obvious rule: walks from a flight to the number that is flown at its time now, from that to the one at whose time it was, and so on. */
function fateOf(number: number, before: Day, after: Day): Fate {
  const numberAt = (time: number | undefined) => NUMBERS.find((each) => after.get(each)?.leaves === time) ?? null;
  const successor = numberAt(before.get(number)?.leaves);
  const own = after.get(number) ? ({ number, by: "itself" } as const) : null;
  if (successor === null || successor === number) return own;
  for (let other: number | null = successor; ; other = numberAt(before.get(other)?.leaves)) {
    // Someone on the way has no such flight, and keeps the number that those before would take.
    if (other === null) return own;
    // The numbers go round in a circle, or the last one of the row is new.
    if (other === number || !before.get(other)) return { number: successor, by: "another number" };
  }
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
