import { expect, it } from "vitest";
import type { FareRule } from "@/lib/contracts/interface/offers";
import { groupRules } from "./group-rules";

const free = { allowed: true, amount: 0, currency: "UZS" } as const;
const never = { allowed: false, amount: null, currency: "UZS" } as const;

function rule(from: string, to: string, change: Partial<FareRule> = {}): FareRule {
  return {
    direction: 0,
    departure_airport: from,
    arrival_airport: to,
    airline: { code: "PC", title: "Pegasus" },
    flight_numbers: ["271"],
    fare_basis: "TBASIC",
    fare_family_type: "BASIC",
    booking_class: "T",
    refund: { before_departure: never, after_departure: never },
    change: { before_departure: free, after_departure: never },
    handbags: { piece: 1, weight: 8 },
    baggage: null,
    text: { uz: "", ru: "", en: "" },
    ...change,
  };
}

it("says the same conditions once, with every flight that they hold for", () => {
  const dearer = { refund: { before_departure: free, after_departure: never } };
  const groups = groupRules([rule("TAS", "SAW"), rule("SAW", "STN", dearer), rule("SAW", "TAS", { direction: 1 })]);
  expect(groups.map(({ routes }) => routes)).toEqual([["TAS – SAW", "SAW – TAS"], ["SAW – STN"]]);
});
