import { type InterlineRow, interlineTable } from "@/lib/formats/csv/interline-table";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";

/**
 * Replaces all interline agreements by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export const importInterline = csvImporter<InterlineRow>({
  kind: "interline",
  table: interlineTable,
  scopeOf: () => "",
  follow: followTable({
    scopeOf: () => "",
    read: (tx) => tx.$queryRaw<InterlineRow[]>`select carrier_a as "carrierA", carrier_b as "carrierB" from interline_agreement`,
    compared: ({ carrierA, carrierB }) => {
      const name = `${carrierA} ${carrierB}`;
      return { name, gives: name, terms: {}, amounts: {} };
    },
  }),
  clear: async (tx) => (await tx.interlineAgreement.deleteMany()).count,
  write: async (tx, rows) => (await tx.interlineAgreement.createMany({ data: rows })).count,
});
