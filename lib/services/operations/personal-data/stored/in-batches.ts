/** How rows are found whose values are sealed with another key than the one in use. */
export interface Stale<Place, Row extends Place> {
  /** The next rows after that one, in the order of their keys, at most `BATCH`. */
  find: (after: Place | null) => Promise<Row[]>;
  /** Seals one row's values anew, unless somebody has changed them meanwhile. */
  reseal: (row: Row) => Promise<unknown>;
}

/** So few that other statements wait for none of them. */
export const BATCH = 200;

/** Works through a table from its beginning. A run that was broken off is taken up by the next: what is done is not found again. */
export async function inBatches<Place, Row extends Place>({ find, reseal }: Stale<Place, Row>): Promise<number> {
  let done = 0;
  let last: Place | null = null;
  for (;;) {
    const rows = await find(last);
    for (const row of rows) await reseal(row);
    done += rows.length;
    last = rows.at(-1) ?? null;
    if (last === null) return done;
  }
}
