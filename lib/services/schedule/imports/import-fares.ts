import { type FareRow, faresOf, fareTable } from "@/lib/formats/csv/fare-table";
import { airportsOf, successorOf } from "@/lib/reference/airports";
import { notOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { missingRates } from "@/lib/services/ground/rates/rates-needed";
import { clearFares, insertFares } from "./parts/fare-rows";
import { FareFollower } from "./parts/follow-fares";
import { csvImporter } from "./parts/import-csv";

/**
 * Replaces all fares of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importFares = csvImporter<FareRow>({
  kind: "fares",
  table: fareTable((code) => airportsOf(code).length > 0, successorOf),
  scopeOf: ({ fare }) => fare.carrier,
  follow: (work) => new FareFollower(work),
  notOnSale,
  check: (tx) => missingRates(tx, ["fares"]),
  clear: clearFares,
  write: (tx, rows) => insertFares(tx, rows.flatMap(faresOf)),
});
