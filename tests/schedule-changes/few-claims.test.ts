import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { bookJourney } from "@/tests/support/bookings/booking";
import { rowsRead } from "@/tests/support/run/rows-read";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makeWorld } from "@/tests/support/world/world";

/** Claims on flights of which nothing is said, before and behind the changed ones in order. */
const OTHERS = ["HY0270", "HY0272", "HY2710", "TK0370", "TK0372"];
const DATES = 4_000;

test("a change of schedule reads the claims on its flights, and on flights sold under another number, however many there are", async () => {
  const world = await makeWorld();
  const { id } = await bookJourney({ ...world, date: world.date(30) });
  await runPastTriggers(
    `insert into passenger_flight (partner_id, flight_key, passenger_key, document_key, booking_id)
     select gen_random_uuid(), code || '|' || current_date + n, ''::bytea, decode(md5(code || n), 'hex'), gen_random_uuid()
       from unnest(string_to_array('${OTHERS.join()}', ',')) code, generate_series(1, ${DATES}) n`,
  );
  // A carrier that sells a flight of another's under its own number: its claims may be on any flight of the other.
  const shared = { operatingCarrier: "HY", operatingFlight: "HY0271" };
  await changeFlight({ carrier: "TK", number: 371, from: world.date(30), legs: ["TAS 09:30 IST 12:40"], now: world.now, more: shared });
  await runPastTriggers("analyze passenger_flight, booking");
  const own = await db().passengerFlight.count({ where: { flightKey: { startsWith: "HY0271|" } } });
  const read = await rowsRead({ table: "passenger_flight", asking: /passenger_flight/ }, () =>
    changeFlight({ number: 271, from: world.date(30), legs: ["TAS 10:00 IST 13:10"], now: world.now }),
  );
  // Whose claims they are is asked a few times.
  expect(own).toBeGreaterThan(0);
  expect(read).toBeLessThan(20 * (own + 1));
  expect(await db().scheduleChange.count({ where: { bookingId: id } })).toBe(1);
});
