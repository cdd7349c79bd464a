import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { bookJourney } from "@/tests/support/bookings/booking";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makeWorld, type World } from "@/tests/support/world/world";

const BOOKINGS = 1_000;
const DAYS = 50;

let world: World;
let date: string;

/** Many bookings like one that the service has made, on many days. */
beforeAll(async () => {
  world = await makeWorld();
  date = world.date(60);
  const { id } = await bookJourney({ partner: world.partner, now: world.now, date });
  await db().$executeRaw`
    insert into booking
    select (jsonb_populate_record(b, replace(to_jsonb(b)::text, ${date}, (${date}::date + n % ${DAYS}::integer)::text)::jsonb || jsonb_build_object(
              'id', gen_random_uuid(), 'booking_number', 'N' || n, 'public_token', 'token' || n))).*
      from booking b, generate_series(1, ${BOOKINGS - 1}::integer) n where b.id = ${id}::uuid`;
  await db().$executeRaw`
    insert into passenger_flight
    select partner_id, 'HY0271|' || split_part(seats #>> '{0,legKey}', '|', 2), decode(md5(id::text), 'hex'), id from booking
     where id <> ${id}::uuid`;
  await db().$executeRaw`
    insert into leg_inventory (leg_key, sold)
    select seats #>> '{0,legKey}', array_fill(0, array[19]) || array[count(*)::integer] || array_fill(0, array[6]) from booking group by 1
        on conflict (leg_key) do update set sold = excluded.sold`;
}, 120_000);

function retime() {
  const period = { from: date, to: addDays(date, DAYS) };
  return changeFlight({ number: 271, ...period, legs: ["TAS 10:00 IST 13:10"], more: { configuration: "Y900" }, now: world.now });
}

/** Ends the import's connection while it writes bookings, as a crash of its process does. */
async function crashImport(): Promise<void> {
  const terminate = () => db().$queryRaw<unknown[]>`
    select pg_terminate_backend(pid) from pg_stat_activity
     where query like 'select follow\_bookings%' and pid <> pg_backend_pid() and datname = current_database()`;
  await expect.poll(async () => (await terminate()).length, { timeout: 30_000, interval: 5 }).toBe(1);
}

async function written() {
  const told = await db().bookingEvent.groupBy({ by: ["bookingId"], where: { reason: "change_flights" }, _count: true });
  return {
    open: await db().scheduleChange.count({ where: { state: "open" } }),
    told: told.length,
    twice: told.filter(({ _count }) => _count > 1).length,
    imports: await db().scheduleImport.count({ where: { kind: "asm" } }),
    versions: await db().flightChanged.count(),
  };
}

test("an import that dies while bookings follow leaves nothing behind; the next one tells each of them once", {
  timeout: 120_000,
}, async () => {
  const outcome = retime().then(
    () => "done",
    () => "failed",
  );
  await crashImport();
  expect(await outcome).toBe("failed");
  expect(await written()).toEqual({ open: 0, told: 0, twice: 0, imports: 0, versions: 0 });
  await retime();
  expect(await written()).toEqual({ open: BOOKINGS, told: BOOKINGS, twice: 0, imports: 1, versions: 1 });
});
