import { expect, test } from "vitest";
import { leg } from "@/lib/engine/testing/fixtures";
import { flightOfDeparture } from "./flight-of-departure";

const period = { periodFrom: "2026-12-01", periodTo: "2026-12-31" };

test("a departure after midnight is named by its flight's date, and by its stations where the flight has other legs", () => {
  const legs = [
    leg("X3 51 TAS 22:30 IST 01:40+1", { ...period, legSequence: 1 }),
    leg("X3 51 IST 03:00+1 CDG 04:30+1", { ...period, legSequence: 2 }),
  ];
  const at = (date: string, origin: string, destination: string) => flightOfDeparture(legs, { date, origin, destination });
  expect(at("2026-12-11", "IST", "CDG")).toMatchObject({ date: "2026-12-10", stations: ["IST", "CDG"] });
  expect(at("2026-12-10", "TAS", "IST")).toMatchObject({ date: "2026-12-10", stations: ["TAS", "IST"] });
  expect(at("2027-01-02", "IST", "CDG")).toBeNull();
  expect(at("2026-12-10", "TAS", "CDG")).toBeNull();
  expect(flightOfDeparture(legs.slice(0, 1), { date: "2026-12-10", origin: "TAS", destination: "IST" })?.stations).toEqual([]);
});
