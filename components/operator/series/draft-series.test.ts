import { expect, it } from "vitest";
import { type DraftSeries, EMPTY_LEG, readDraftSeries } from "./draft-series";

const leg = { ...EMPTY_LEG, origin: "tas", departs: "2230", destination: "ist", arrives: "1:40", arrivesDay: 1 };
const draft: DraftSeries = {
  ...{ act: "new", carrier: "c6", number: "501", kind: "charter", from: "2026-12-01", to: "2027-03-27", days: ["d2", "d5"] },
  ...{ aircraft: "738", business: "", economy: "189", classes: "", legs: [leg], reason: "season" },
};

it("reads times as people write them, and asks for no aircraft where flights end", () => {
  expect(readDraftSeries(draft).request).toMatchObject({
    ...{ carrier: "C6", flight_number: 501, days: [2, 5], business_seats: 0, economy_seats: 189 },
    legs: [{ origin: "TAS", departs: "22:30", destination: "IST", arrives: "01:40", arrives_day: 1 }],
  });
  expect(readDraftSeries({ ...draft, act: "end", aircraft: "", economy: "", legs: [EMPTY_LEG] }).request).not.toBeNull();
});

it("names what is wrong, of legs with their place", () => {
  const wrong = { ...draft, number: "0", to: "2026-11-01", days: [], economy: "0", legs: [leg, { ...leg, arrives: "25:00" }], reason: "" };
  expect([...readDraftSeries(wrong).remarks]).toEqual(["number", "order", "days", "seats", "reason", "arrives.1"]);
});
