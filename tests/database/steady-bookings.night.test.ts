import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { bookJourney } from "@/tests/support/bookings/booking";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Another booking like this one, of other people. */
const BOOK_ANOTHER = `
  select create_booking_v1(jsonb_build_object(
    'booking', $1::jsonb || jsonb_build_object('id', gen_random_uuid(), 'booking_number', gen_random_uuid(),
      'public_token', gen_random_uuid(), 'journey_hash', '\\x' || replace(gen_random_uuid()::text, '-', ''), 'seats', '[]'::jsonb,
      'reference', gen_random_uuid()), 'referenceUnique', true,
    'passengers', '[]'::jsonb, 'tickets', '[]'::jsonb, 'claims', '[]'::jsonb, 'maxOrders', 2, 'actor', 'test')) ->> 'outcome' as outcome`;
const ROW = "select to_jsonb(b)::text as row from booking b where id = $1::uuid";

/** Rows of bookings that this transaction has looked at so far. */
const ROWS_READ = "select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'booking'";

const BOOKINGS = 400;
/** So often a new connection comes, which plans anew: here one that forgets its plans. */
const REPLANNED = 40;

test.each(["it knows nothing of them", "it has looked at the first"])(
  "a booking reads no more of the others after hundreds than before, whenever a connection planned it, and while %s",
  async (knows) => {
    await runPastTriggers("truncate booking, passenger_flight cascade");
    const { id } = await bookJourney({ ...world, date: world.date(40) });
    const [like] = await db().$queryRawUnsafe<{ row: string }[]>(ROW, id);
    if (knows === "it has looked at the first") await db().$executeRawUnsafe("analyze booking");
    const reads = await db().$transaction(
      async (transaction) => {
        const rowsRead = async () => (await transaction.$queryRawUnsafe<{ read: number }[]>(ROWS_READ))[0]?.read ?? 0;
        const seen = new Set<number>();
        for (let booking = 0; booking < BOOKINGS; booking++) {
          if (booking % REPLANNED === 0) await transaction.$executeRawUnsafe("discard plans");
          const before = await rowsRead();
          expect(await transaction.$queryRawUnsafe(BOOK_ANOTHER, like?.row)).toEqual([{ outcome: "booked" }]);
          seen.add((await rowsRead()) - before);
        }
        return [...seen];
      },
      { timeout: 60_000 },
    );
    expect(reads).toHaveLength(1);
  },
);

const STEADY = ["change_bookings_v1", "create_booking_v1"];

test("what is looked up inside the statements that book and change bookings is never scanned for: a function replaced loses its settings", async () => {
  const settings = await db().$queryRawUnsafe<{ name: string; settings: string[] | null }[]>(
    "select proname::text as name, proconfig as settings from pg_proc where proname = any($1) order by proname",
    STEADY,
  );
  expect(settings).toEqual(STEADY.map((name) => ({ name, settings: expect.arrayContaining(["enable_seqscan=off"]) })));
});
