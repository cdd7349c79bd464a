import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { bookJourney } from "@/tests/support/bookings/booking";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let bookingId: string;
beforeAll(async () => {
  world = await makeWorld();
  bookingId = (await bookJourney({ ...world, date: world.date(40) })).id;
  await recordAudit(db(), { action: "rate_limits_set", by: SYSTEM });
});

const logs = () =>
  db().$queryRaw`select (select jsonb_agg(a) from audit_event a) as audit, (select jsonb_agg(e) from booking_event e) as events`;

test.each([
  "update audit_event set actor = 'nobody'",
  "delete from audit_event",
  "truncate audit_event",
  "update booking_event set actor = 'nobody'",
  "update booking_event set created_at = now()",
  "update booking_event set partner_id = null",
  "update booking_event set request_id = null",
  "delete from booking_event",
  "truncate booking_event",
  "truncate booking cascade",
  "delete from booking",
])("`%s` is refused", async (statement) => {
  const before = await logs();
  await expect(db().$executeRawUnsafe(statement)).rejects.toThrow("append-only");
  expect(await logs()).toEqual(before);
});

test("every change of a booking says whose it is, whoever writes it", async () => {
  const change = { bookingId, toStatus: "booked", actor: "worker", reason: "remind_change" } as const;
  await db().bookingEvent.create({ data: change });
  const events = await db().bookingEvent.findMany({
    where: { bookingId },
    select: { reason: true, partnerId: true },
    orderBy: { id: "asc" },
  });
  expect(events).toEqual([
    { reason: "book", partnerId: world.partner.id },
    { reason: "remind_change", partnerId: world.partner.id },
  ]);
});
