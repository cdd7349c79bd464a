import { z } from "zod";
import type { AuthorisationRule } from "@/lib/domain/schedule/nesting";
import { bookingClassCell, cabinCell, carrierCell, wholeNumberCell } from "./cells";
import type { CsvTable } from "./table";

/** A carrier's authorised share of a cabin for one booking class, from so many days before departure. */
export interface InventoryRow extends AuthorisationRule {
  carrier: string;
}

const cells = {
  carrier: carrierCell,
  booking_class: bookingClassCell,
  cabin: cabinCell,
  days_before: wholeNumberCell(0, 400),
  authorised_percent: wholeNumberCell(0, 100),
};

export const inventoryTable: CsvTable<InventoryRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells).transform((row) => ({
    carrier: row.carrier,
    bookingClass: row.booking_class,
    cabin: row.cabin,
    daysBefore: row.days_before,
    authorisedPercent: row.authorised_percent,
  })),
  identities: (row) => [[row.carrier, `${row.bookingClass} ${row.daysBefore}`]],
  claims: (row) => [{ subject: `${row.carrier} ${row.bookingClass}`, column: "cabin", value: row.cabin }],
};
