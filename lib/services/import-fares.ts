import { type FareRow, faresOf, fareTable } from "@/lib/domain/fares-csv/fare-table";
import type { Fare } from "@/lib/domain/pricing/fare";
import { airportsOf } from "@/lib/reference/airports";
import { type CsvReport, type CsvTarget, importCsv } from "./importing/import-csv";

const target: CsvTarget<FareRow> = {
  kind: "fares",
  table: fareTable((code) => airportsOf(code).length > 0),
  scopeOf: ({ fare }) => fare.carrier,
  clear: async (tx, carrier) => (await tx.fare.deleteMany({ where: { carrier } })).count,
  write: async (tx, rows) => (await tx.fare.createMany({ data: rows.flatMap(faresOf).map(toData) })).count,
};

/**
 * Replaces all fares of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importFares({ files }: { files: readonly string[] }): Promise<CsvReport[]> {
  return importCsv(files, target);
}

function toData(fare: Fare) {
  return {
    ...fare,
    services: [...fare.services],
    amountMinor: BigInt(fare.amountMinor),
    refundBeforeMinor: toBigInt(fare.refundBeforeMinor),
    refundAfterMinor: toBigInt(fare.refundAfterMinor),
    changeBeforeMinor: toBigInt(fare.changeBeforeMinor),
    changeAfterMinor: toBigInt(fare.changeAfterMinor),
  };
}

function toBigInt(minor: number | null): bigint | null {
  return minor === null ? null : BigInt(minor);
}
