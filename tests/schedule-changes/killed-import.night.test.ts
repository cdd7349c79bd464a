import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { leg } from "@/lib/engine/testing/fixtures";
import { writeSsim } from "@/lib/formats/ssim/write/write";
import { copyBookings } from "@/lib/services/booking/testing/copy-bookings";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { bookJourney } from "@/tests/support/bookings/booking";
import { addEndpoint } from "@/tests/support/callbacks";
import { runSql } from "@/tests/support/run/databases";
import { someFile } from "@/tests/support/run/files";
import { newSnapshot } from "@/tests/support/schedule/change-flight";
import { makeWorld } from "@/tests/support/world/world";

const DAYS = 9;
const COPIES = 110;
const BOOKINGS = DAYS * (COPIES + 1);

const databaseUrl = process.env.DATABASE_URL ?? "";

/** All of HY as a file. */
function schedule(name: string, ...legs: string[]): string {
  const more: Partial<LegPattern> = { bookingDesignators: "CYT", configuration: "C9Y999", aircraft: "388", departureTerminal: "" };
  const set = { carrier: "HY", season: "W26", timeMode: "L", validFrom: "2026-01-01", validTo: null } as const;
  const carrier = { ...set, legs: legs.map((text) => leg(`HY ${text}`, more)) };
  return someFile(name, writeSsim({ carriers: [carrier], createdOn: "2026-01-01" }));
}

/** One flight leaves three hours later, one goes under another number, one is gone. */
const changed = schedule("changed.ssim", "271 TAS 10:00 IST 13:10", "53 TAS 09:00 SKD 09:55");

beforeAll(async () => {
  const { partner, now, date } = await makeWorld({ now: new Date() });
  const sold = schedule("sold.ssim", "271 TAS 07:00 IST 10:10", "272 IST 12:00 TAS 19:20", "51 TAS 09:00 SKD 09:55");
  await importSchedule({ files: [sold], isKnownAirport: () => true, allowedLossPercent: 100, now });
  await newSnapshot(now);
  for (let day = 0; day < DAYS; day++) {
    const [from = "", to = ""] =
      [
        ["TAS", "IST"],
        ["IST", "TAS"],
        ["TAS", "SKD"],
      ][day % 3] ?? [];
    await bookJourney({ partner, now, date: date(20 + day), from, to, party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
  }
  expect(await copyBookings(COPIES)).toBe(BOOKINGS);
  await addEndpoint({ partnerId: partner.id, url: "http://127.0.0.1:1/told", now });
  await db().$executeRaw`insert into receipt_file (passenger_id, locale, pdf) select id, 'en', '' from booking_passenger`;
}, 120_000);

/** Imports the changed schedule in a process of its own, as an operator does. */
function startImport() {
  const args = ["--import", "tsx", "scripts/import.ts", "schedule", "--allow-loss=100", changed];
  const env = { DATABASE_URL: databaseUrl, PATH: process.env.PATH ?? "", NODE_ENV: "test" } as const;
  return spawn(process.execPath, args, { env, stdio: "ignore" });
}

/** Everything that an import may write to, row by row. */
async function everything(): Promise<Record<string, string>> {
  const tables = [
    "schedule_import",
    "schedule_set",
    "schedule_leg",
    "data_version",
    "flight_changed",
    "booking",
    "booking_event",
    "schedule_change",
  ];
  const state: Record<string, string> = {};
  for (const table of [...tables, "passenger_flight", "leg_inventory", "oversale", "receipt_file", "job_outbox"]) {
    const [row] = await runSql(
      databaseUrl,
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from ${table} t`,
    );
    state[table] = row?.rows;
  }
  return state;
}

/** Of the bookings that a change is applied to at once, the one in the middle: about half of all come before it. */
const MIDDLE = `select id from booking where seats #>> '{0,legKey}' like 'HY0051%' order by id offset ${BOOKINGS / 6} limit 1`;

/** Where an import comes by, and what it has to wait for there while somebody else holds it. */
const PLACES = {
  "the new legs are written": "select pg_advisory_xact_lock(hashtext('parvoz bookings follow flights'))",
  "half of the bookings are told": `select from receipt_file where passenger_id in (select id from booking_passenger where booking_id = (${MIDDLE})) for update`,
  "all are told and no seat has moved": "select from leg_inventory for update",
  "all that is left is to tell searches": "select from data_version where kind = 'schedule' for update",
};

/** Kills an import where it waits for what is held. */
async function killAt(hold: string): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  let child: ChildProcess | null = null;
  try {
    await holder.query("begin");
    await holder.query(hold);
    const { rows } = await holder.query("select pg_backend_pid() as pid");
    child = startImport();
    const waiting = () => runSql(databaseUrl, "select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))", [rows[0].pid]);
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 90_000, interval: 20 });
    child.kill("SIGKILL");
    await once(child, "exit");
    await holder.query("commit");
    // The server goes on with the statement that it is at, and only then finds nobody there to answer.
    await holder.query("select pg_advisory_lock(hashtext('parvoz import schedule'))");
  } finally {
    // One that never came so far would hold up the next.
    child?.kill("SIGKILL");
    await holder.end();
  }
}

test.each(Object.entries(PLACES))(
  "an import that is killed when %s changes nothing",
  async (_, hold) => {
    const before = await everything();
    await killAt(hold);
    expect(await everything()).toEqual(before);
  },
  120_000,
);

/** How many bookings have been told so often, and how their change stands. */
function told() {
  return runSql(
    databaseUrl,
    `select events, changes, kind, state::text, count(*)::integer as bookings from booking b
      cross join lateral (select count(*)::integer as events from booking_event e where e.booking_id = b.id and reason <> 'book') e
      cross join lateral (select count(*)::integer as changes, min(kind::text) as kind, min(state::text) as state
                            from schedule_change c where c.booking_id = b.id) c
      group by 1, 2, 3, 4 order by kind`,
  );
}

/** Legs and classes of which other numbers of seats are sold than bookings have. */
function miscounted() {
  return runSql(
    databaseUrl,
    `select * from (select t ->> 'legKey' as leg, t ->> 'bookingClass' as class, sum((t ->> 'seats')::integer) as seats
                      from booking, jsonb_array_elements(seats) t group by 1, 2) booked
       full join (select leg_key as leg, chr(64 + class::integer) as class, count from leg_inventory, unnest(sold) with ordinality as s (count, class)
                   where count > 0) inventory using (leg, class)
      where seats is distinct from count`,
  );
}

test("the next import tells each booking once, moves all seats, and importing the same again tells nobody", async () => {
  const jobs = await db().jobOutbox.count();
  for (let turn = 0; turn < 2; turn++) {
    expect(await once(startImport(), "exit")).toEqual([0, null]);
    const each = { events: 1, changes: 1, bookings: BOOKINGS / 3 };
    expect(await told()).toEqual([
      { ...each, kind: "cancelled", state: "open" },
      { ...each, kind: "number", state: "told" },
      { ...each, kind: "time", state: "open" },
    ]);
    expect(await miscounted()).toEqual([]);
    // Their partner's callbacks were queued with what they tell.
    expect((await db().jobOutbox.count()) - jobs).toBe(BOOKINGS);
  }
  const seats = await runSql(
    databaseUrl,
    "select left(leg_key, 6) as flight, sum(count)::integer as sold from leg_inventory, unnest(sold) count where count > 0 group by 1 order by 1",
  );
  expect(seats).toEqual(["HY0053", "HY0271", "HY0272"].map((flight) => ({ flight, sold: (2 * BOOKINGS) / 3 })));
}, 60_000);
