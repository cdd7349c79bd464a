import pg from "pg";

/** Runs a statement on a connection of its own. */
export async function runSql<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Copies a database that nobody is connected to. @returns the copy's URL */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const own = new URL(url);
  const on = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).toString();
  await runSql(on("postgres"), `create database ${name} template ${own.pathname.slice(1)}`);
  return on(name);
}

/** Tables that an import may write to. */
const WRITTEN = [
  ...["schedule_import", "schedule_set", "schedule_leg", "data_version", "flight_changed", "booking", "booking_event", "schedule_change"],
  ...["passenger_flight", "leg_inventory", "oversale", "receipt_file", "job_outbox"],
];

/** The same while no row has changed. Waits for an import that is about to end. */
export async function stateOf(url: string): Promise<string> {
  const hashes = WRITTEN.map((table) => `(select coalesce(sum(hashtextextended(t::text, 0)), 0) from ${table} t)`).join(" || ' ' || ");
  await runSql(url, "select pg_advisory_lock(hashtext('parvoz import schedule'))");
  const [row] = await runSql<{ state: string }>(url, `select ${hashes} as state`);
  return row?.state ?? "";
}

interface Told {
  /** Bookings on flights that a new file changes. */
  concerned: number;
  /** Of these, how many were told of the last import other than once; and of all others, how many were told of it. */
  wrongly: number;
}

/** @param flights as keys of claims begin, `HY0271`; @param from first and last date of the file */
export async function countTold(url: string, flights: readonly string[], from: string, to: string): Promise<Told> {
  const [row] = await runSql<{ concerned: number; wrongly: number }>(
    url,
    `with last as (select id, created_at from schedule_import order by seq desc limit 1),
     told as (select booking_id, count(*) from schedule_change where import_id = (select id from last) group by 1),
     announced as (select booking_id, count(*) from booking_event where created_at = (select created_at from last) group by 1),
     concerned as (select distinct b.id from booking b, jsonb_path_query(b.snapshot, '$.directions[*].segments[*]') s
                    where s ->> 'carrier' || lpad(s ->> 'flightNumber', 4, '0') = any($1)
                      and left(s #>> '{departure,local}', 10) between $2 and $3)
     select (select count(*) from concerned)::integer as concerned,
            (select count(*) from booking b left join told t on t.booking_id = b.id left join announced a on a.booking_id = b.id
              left join concerned c on c.id = b.id cross join lateral (select (c.id is not null)::integer as times) due
             where coalesce(t.count, 0) <> due.times or coalesce(a.count, 0) <> due.times)::integer as wrongly`,
    [flights, from, to],
  );
  if (!row) throw new Error("nothing was counted");
  return row;
}
