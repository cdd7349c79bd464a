import { z } from "zod";
import type { BagPrice } from "@/lib/domain/bags/bag-price";
import { amountCell, carrierCell, currencyCell, scopeCell, wholeNumberCell } from "./cells";
import type { CsvTable } from "./table";

const cells = {
  carrier: carrierCell,
  scope: scopeCell,
  kg: wholeNumberCell(1, 99),
  price: amountCell,
  currency: currencyCell,
  max_pieces: wholeNumberCell(1, 9),
};

/** Prices of extra bags, by carrier, weight, and whether the direction crosses a border. */
export const baggageTable: CsvTable<BagPrice> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells).transform(({ price, max_pieces, ...rest }) => ({ ...rest, amountMinor: price, maxPieces: max_pieces })),
  identities: (row) => [[row.carrier, `${row.scope} ${row.kg}`]],
};
