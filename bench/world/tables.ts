import type { Rate } from "@/lib/domain/pricing/exchange";
import type { InventoryRow } from "@/lib/formats/csv/inventory-table";
import type { TaxRow } from "@/lib/formats/csv/tax-table";
import type { Carrier } from "./carriers";
import type { Place } from "./places";
import { steady } from "./random";

export const RATES: readonly Rate[] = [
  { base: "USD", quote: "UZS", rate: "12150" },
  { base: "EUR", quote: "UZS", rate: "14050" },
];

const CLASSES = { B: "JCD", E: "YBMHKQT" } as const;
const DAYS_BEFORE = [330, 60, 30, 14, 7, 3];

/** Rules of about half the carriers; the others follow the product's profile. Low classes sell less, the less the nearer the departure. */
export function inventoryRows(carriers: readonly Carrier[]): InventoryRow[] {
  const ruled = carriers.filter(({ code, kind }) => kind !== "charter" && steady(`inventory ${code}`) < 0.5);
  return ruled.flatMap(({ code, kind }) => [...cabinRows(code, "E"), ...(kind === "budget" ? [] : cabinRows(code, "B"))]);
}

function cabinRows(carrier: string, cabin: "B" | "E"): InventoryRow[] {
  const classes = [...CLASSES[cabin]];
  const lowest = 20 + Math.round(20 * steady(`lowest ${carrier}`));
  return DAYS_BEFORE.flatMap((daysBefore, near) =>
    classes.map((bookingClass, index) => {
      const bottom = lowest * (1 - near / DAYS_BEFORE.length);
      const authorisedPercent = Math.round(100 - ((100 - bottom) * index) / (classes.length - 1));
      return { carrier, bookingClass, cabin, daysBefore, authorisedPercent };
    }),
  );
}

/** Charges at every airport, inside its country and beyond, and the surcharges of network carriers. */
export function taxRows(places: readonly Place[], carriers: readonly Carrier[]): TaxRow[] {
  return [
    ...places.flatMap(({ code }) => [
      tax({ code: "XA", name: "Airport charge", airport: code, carrier: "", scope: "I" }, 6 + 40 * steady(code) ** 2),
      tax({ code: "XA", name: "Airport charge", airport: code, carrier: "", scope: "D" }, 2 + 10 * steady(code)),
    ]),
    ...carriers
      .filter(({ kind }) => kind === "network")
      .map(({ code }) => {
        const owner = { code: "YQ", name: "Carrier surcharge", airport: "", carrier: code, scope: "I" } as const;
        return tax(owner, 5 + 40 * steady(`surcharge ${code}`));
      }),
  ];
}

function tax(owner: Pick<TaxRow, "code" | "name" | "airport" | "carrier" | "scope">, dollars: number): TaxRow {
  const minor = Math.round(dollars) * 100;
  return { ...owner, adultMinor: minor, childMinor: minor, infantMinor: 0, currency: "USD" };
}
