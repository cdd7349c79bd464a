import type pg from "pg";
import { FIELD_END, RECORD_END } from "./records";

/** Columns that the database allows to be null; they are read as empty. Rows are many and the check is not free: no other column is checked. */
export const NULLABLE_COLUMNS = {
  schedule_leg: ["period_to"],
  fare: ["season_from", "season_to", "refund_before_minor", "refund_after_minor", "change_before_minor", "change_after_minor", "services"],
};
const NULLABLE = new Set(Object.values(NULLABLE_COLUMNS).flat());

/** Flight numbers have up to four digits; whatever is beyond them is in the last slice. */
const SLICES = 8;
const SLICE_NUMBERS = 10_000 / SLICES;
const MAX_INTEGER = 2 ** 31 - 1;

/** Columns of a table as one text, see Records. */
interface Selection {
  columns: readonly string[];
  from: string;
  /** Complete and without ties, so that the same rows always come in the same order. */
  orderBy: string;
}

const LEGS: Selection = {
  columns: [
    ...["leg.carrier", "flight_number", "suffix", "itinerary_variation", "leg_sequence", "service_type", "time_mode", "period_from"],
    ...["period_to", "days_of_operation", "frequency", "origin", "destination", "departure_minutes", "arrival_minutes"],
    ...["departure_day_offset", "arrival_day_offset", "departure_terminal", "arrival_terminal", "aircraft", "booking_designators"],
    "configuration",
  ],
  from: "schedule_leg leg join schedule_season season on season.id = season_id where leg.carrier = $1 and flight_number between $2 and $3",
  orderBy: "flight_number, suffix, leg.id",
};

/** What many fares share, see `readTerms`. */
const TERMS = [
  ...["brand", "brand_rank", "booking_class", "cabin", "currency", "child_percent", "infant_percent", "infant_seat_percent"],
  ...["baggage_pieces", "baggage_kg", "hand_pieces", "hand_kg", "season_from", "season_to", "days_of_week", "advance_purchase_days"],
  ...["refund_before_minor", "refund_after_minor", "change_before_minor", "change_after_minor", "services"],
];

/** Each fare as its origin, destination, amount and number: the terms, most of a fare's text, are written once. */
const FARES_SQL = `
  select ${textOf(TERMS)} as terms, string_agg(${textOf(["origin", "destination", "amount_minor", "id"])}, '${RECORD_END}') as fares
  from fare where carrier = $1 group by ${TERMS.join(", ")}`;

/** Tables that are read whole: short ones. */
export const SMALL_TABLES = {
  inventory: {
    columns: ["carrier", "booking_class", "cabin", "days_before", "authorised_percent"],
    from: "inventory_rule",
    orderBy: "id",
  },
  taxes: {
    columns: ["code", "name", "airport", "carrier", "scope", "adult_minor", "child_minor", "infant_minor", "currency"],
    from: "tax_rule",
    orderBy: "id",
  },
  baggage: { columns: ["carrier", "scope", "kg", "amount_minor", "currency", "max_pieces"], from: "baggage_price", orderBy: "id" },
  rates: { columns: ["base", "quote", "rate"], from: "exchange_rate", orderBy: "base, quote" },
  interline: { columns: ["carrier_a", "carrier_b"], from: "interline_agreement", orderBy: "carrier_a, carrier_b" },
} satisfies Record<string, Selection>;

export type SmallTable = keyof typeof SMALL_TABLES;

/** A carrier's flights with numbers from `first` to `last`. */
export interface FlightSlice {
  carrier: string;
  first: number;
  last: number;
}

/** Slices of a carrier's flights, so that the first are compiled while the database looks up the others; no flight is in two of them. */
export function slicesOf(carrier: string): FlightSlice[] {
  return Array.from({ length: SLICES }, (_, slice) => ({
    carrier,
    first: slice * SLICE_NUMBERS,
    last: slice === SLICES - 1 ? MAX_INTEGER : (slice + 1) * SLICE_NUMBERS - 1,
  }));
}

/** Legs of a slice; those of a flight follow each other. */
export function selectLegs(client: pg.ClientBase, { carrier, first, last }: FlightSlice): Promise<Uint8Array> {
  return select(client, LEGS, [carrier, first, last]);
}

/** Fares of a carrier that have the same terms. */
export interface FaresOfTerms {
  /** See `readTerms`. */
  terms: string;
  /** Records of origin, destination, amount in minor units, and the number under which the fare was filed: in no order. */
  fares: Uint8Array;
}

export async function selectFares(client: pg.ClientBase, carrier: string): Promise<FaresOfTerms[]> {
  const { rows } = await client.query<[string, string]>({ text: FARES_SQL, values: [carrier], rowMode: "array" });
  // Sorted here: the same fares always come in the same order, and the database need not sort.
  return rows.sort(([one], [other]) => (one < other ? -1 : 1)).map(([terms, fares]) => ({ terms, fares: Buffer.from(fares) }));
}

export async function selectTable(client: pg.ClientBase, table: SmallTable): Promise<Uint8Array> {
  return select(client, SMALL_TABLES[table], []);
}

/** All rows come as one value: the client's work per row would otherwise be most of the reading. */
async function select(client: pg.ClientBase, selection: Selection, values: (string | number)[]): Promise<Uint8Array> {
  const { columns, from, orderBy } = selection;
  // Sorted as texts: rows of two dozen columns take longer.
  const text = `select string_agg(line, '${RECORD_END}') from (select ${textOf(columns)} as line from ${from} order by ${orderBy}) as lines`;
  const { rows } = await client.query<[string | null]>({ text, values, rowMode: "array" });
  return Buffer.from(rows[0]?.[0] ?? "");
}

/** Columns as one record, see Records. */
function textOf(columns: readonly string[]): string {
  return `concat_ws('${FIELD_END}', ${columns.map(fieldOf).join(", ")})`;
}

function fieldOf(column: string): string {
  if (column === "services") return "coalesce(array_to_string(services, '|'), '')";
  return NULLABLE.has(column) ? `coalesce(${column}::text, '')` : column;
}

/** Carriers of a table, found by an index that begins with them: steps from one to the next instead of reading all rows. */
export async function carriersOf(client: pg.ClientBase, table: "schedule_leg" | "fare"): Promise<string[]> {
  const { rows } = await client.query<{ carrier: string }>(`
    with recursive found as (
      (select carrier from ${table} order by carrier limit 1)
      union all
      select (select carrier from ${table} where carrier > found.carrier order by carrier limit 1) from found where found.carrier is not null)
    select carrier from found where carrier is not null`);
  return rows.map(({ carrier }) => carrier).sort();
}
