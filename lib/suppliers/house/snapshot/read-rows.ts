import type pg from "pg";

interface CarrierRows {
  table: "schedule_leg" | "fare";
  /** Gives the rows of the carrier $1, each of type Row. */
  sql: string;
  /** $2 and so on. */
  values?: readonly unknown[];
}

/**
 * Reads the rows of a table carrier by carrier, in the order of the carriers' codes. The database looks up the next carrier's rows while
 * those of this one are taken.
 */
export async function eachCarrier<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  { table, sql, values = [] }: CarrierRows,
  take: (rows: Row[]) => void,
): Promise<void> {
  const { rows: carriers } = await client.query<{ carrier: string }>(`select distinct carrier from ${table}`);
  const codes = carriers.map(({ carrier }) => carrier).sort();
  const rowsOf = async (carrier: string) => (await client.query<Row>({ name: table, text: sql, values: [carrier, ...values] })).rows;
  let next: Promise<Row[]> | undefined;
  for (const [index, code] of codes.entries()) {
    const rows = await (next ?? rowsOf(code));
    const following = codes[index + 1];
    next = following === undefined ? undefined : rowsOf(following);
    // Where taking these rows fails, nobody comes to wait for those.
    next?.catch(() => undefined);
    take(rows);
  }
}
