import { describe, expect, test } from "vitest";
import { SANDBOX_ROUTES, type SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { dayNumber } from "@/lib/domain/dates";
import { assessChange } from "@/lib/domain/schedule-change/assess-change";
import { DEFAULT_RULE } from "@/lib/domain/schedule-change/limits";
import { segmentsOf } from "./assemble-offer";
import { brandsIn } from "./brands";
import { disruptionOf } from "./disruptions";
import { connectionMinutes } from "./follow";
import type { Way } from "./journeys";
import { type SandboxOffer, writeReference } from "./reference";

function offerOn(behaviour: SandboxBehaviour, way: Way): SandboxOffer {
  const [brand] = brandsIn("E");
  const route = SANDBOX_ROUTES.find((each) => each.behaviour === behaviour);
  if (!brand || !route) throw new Error(`no route ${behaviour}`);
  const day = dayNumber("2027-03-01");
  const out = { origin: route.from, destination: route.to, day, way };
  return { directions: [out, { origin: route.to, destination: route.from, day: day + 7, way: "m" }], brand, nonce: "" };
}

/** What a booking of the route is told, as any booking's change is assessed. */
function toldOn(behaviour: SandboxBehaviour, way: Way) {
  const offer = offerOn(behaviour, way);
  const disruption = disruptionOf(writeReference(offer));
  if (disruption?.kind !== "schedule_change") throw new Error("no change");
  const agreed = segmentsOf(offer);
  const { journey: current, seatless } = disruption;
  const change = assessChange({
    known: agreed,
    agreed,
    current,
    seatless,
    limitsOf: () => DEFAULT_RULE,
    connectionAfter: connectionMinutes,
  });
  return { ...disruption, change, flown: disruption.journey.directions[0]?.segments ?? [] };
}

describe.each<[SandboxBehaviour, Record<string, unknown>, Way[]]>([
  ["time_change_told", { kind: "time", state: "told", minutes: 10 }, ["m", "e", "c"]],
  ["time_change", { kind: "time", state: "open", minutes: 180, canAccept: true }, ["m", "e", "c"]],
  ["over_midnight", { kind: "time", state: "open", canAccept: true }, ["m", "e", "c"]],
  ["number_change", { kind: "number", state: "told", minutes: null }, ["m", "e", "c"]],
  ["smaller_aircraft", { kind: "equipment", state: "open", minutes: null }, ["m", "e", "c"]],
  ["routing_change", { kind: "routing", state: "open", minutes: 75, canAccept: true }, ["m", "e", "c"]],
  ["terminal_change", { kind: "terminal", state: "told", minutes: null }, ["m", "e", "c"]],
  ["cancelled_unpaid", { kind: "cancelled", state: "open", canAccept: false }, ["m", "e", "c"]],
  ["cancelled_ticketed", { kind: "cancelled", state: "open", canAccept: false }, ["m", "e", "c"]],
  ["connection_lost", { kind: "connection_lost", state: "open", canAccept: false }, ["c"]],
  ["suspended", { kind: "suspended", state: "open", canAccept: false }, ["m", "e", "c"]],
])("the route %s", (behaviour, expected, ways) => {
  test.each(ways)("tells it of the first direction alone, whatever way it is flown: %s", (way) => {
    const { change } = toldOn(behaviour, way);
    expect(change).toMatchObject(expected);
    expect(change?.directions.map(({ direction }) => direction)).toEqual([0]);
  });
});

test("over midnight is 00:20 of the day after, on the airport's own clock", () => {
  expect(toldOn("over_midnight", "e").flown[0]?.departure.local).toBe("2027-03-02T00:20");
});

test("only the cancellation before payment follows the booking", () => {
  expect(toldOn("cancelled_unpaid", "m")).toMatchObject({ after: "booking" });
  expect(toldOn("cancelled_ticketed", "m").after).toBe("ticketing");
});

test("routes that are not documented have no disruption", () => {
  expect(disruptionOf(writeReference(offerOn("normal", "m")))).toBeNull();
  expect(disruptionOf("nonsense")).toBeNull();
});
