import type { Rate } from "@/lib/domain/pricing/exchange";
import type { InventoryRow } from "@/lib/formats/csv/inventory-table";
import type { TaxRow } from "@/lib/formats/csv/tax-table";
import type { WorldCarrier } from "./carriers";
import type { Place } from "./places";
import { steady } from "./random";

export const RATES: readonly Rate[] = [
  { base: "USD", quote: "UZS", rate: "12150" },
  { base: "EUR", quote: "UZS", rate: "14050" },
  { base: "RUB", quote: "UZS", rate: "152" },
];

const CLASSES = { B: "JCD", E: "YBMHKQT" } as const;
const DAYS_BEFORE = [330, 60, 30, 14, 7, 3];

/** Carriers with rules of their own: about half. The others follow the product's profile. */
export function inventoryRows(carriers: readonly WorldCarrier[]): InventoryRow[] {
  return carriers
    .filter(({ code, kind }) => kind !== "charter" && steady(`inventory ${code}`) < 0.5)
    .flatMap((carrier) => [...cabinRows(carrier, "E"), ...(carrier.kind === "budget" ? [] : cabinRows(carrier, "B"))]);
}

/** Low classes sell less of the cabin, the less the nearer the departure. */
function cabinRows({ code }: WorldCarrier, cabin: "B" | "E"): InventoryRow[] {
  const classes = [...CLASSES[cabin]];
  const lowest = 20 + Math.round(20 * steady(`lowest ${code}`));
  return DAYS_BEFORE.flatMap((daysBefore, near) =>
    classes.map((bookingClass, index) => {
      const bottom = lowest * (1 - near / DAYS_BEFORE.length);
      const authorisedPercent = Math.round(100 - ((100 - bottom) * index) / (classes.length - 1));
      return { carrier: code, bookingClass, cabin, daysBefore, authorisedPercent };
    }),
  );
}

/** A charge at every airport, another inside the country, and the surcharges of carriers that have one. */
export function taxRows(places: readonly Place[], carriers: readonly WorldCarrier[]): TaxRow[] {
  return [
    ...places.flatMap(({ code }) => [
      airportCharge(code, "I", 6 + 40 * steady(code) ** 2),
      airportCharge(code, "D", 2 + 10 * steady(code)),
    ]),
    ...carriers.filter(({ kind }) => kind === "network").map(({ code }) => surcharge(code)),
  ];
}

function airportCharge(airport: string, scope: "D" | "I", dollars: number): TaxRow {
  const minor = Math.round(dollars) * 100;
  return {
    code: "XA",
    name: "Airport charge",
    airport,
    carrier: "",
    scope,
    adultMinor: minor,
    childMinor: minor,
    infantMinor: 0,
    currency: "USD",
  };
}

function surcharge(carrier: string): TaxRow {
  const minor = Math.round(5 + 40 * steady(`surcharge ${carrier}`)) * 100;
  const amounts = { adultMinor: minor, childMinor: minor, infantMinor: 0 };
  return { code: "YQ", name: "Carrier surcharge", airport: "", carrier, scope: "I", ...amounts, currency: "USD" };
}
