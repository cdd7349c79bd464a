import { beforeAll, expect, test } from "vitest";
import { POST as readOwn } from "@/app/api/portal/audit/route";
import { auditPage } from "@/lib/contracts/portal/audit";
import { db } from "@/lib/db";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { listAudit } from "@/lib/services/ground/audit/list-audit";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { bookJourney } from "@/tests/support/bookings/booking";
import { readPerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let other: Awaited<ReturnType<typeof makePartner>>;
let email: string;
let booking: { id: string; booking_number: string };
let key: { id: string; prefix: string };

beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  other = await makePartner();
  await db().user.update({ where: { id: world.userId }, data: { role: "admin" } });
  email = (await readPerson(world.userId)).email;
  const { item } = await createApiKey({
    ...{ partnerId: world.partner.id, userId: world.userId, name: "Robot", mode: "live", scopes: ["read"] },
    now: new Date(world.now.getTime() - 1000),
    by: { actor: `partner:${world.userId}` },
  });
  key = item;
  booking = await bookJourney({ ...world, date: world.date(40) });
  await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: booking.id, actor: `key:${key.id}`, now: new Date() });
  for (const { partner, userId } of [world, other])
    for (let time = 0; time < 30; time++)
      await recordAudit(db(), { action: "signed_in", by: { actor: `partner:${userId}`, address: "192.0.2.9" }, partnerId: partner.id });
});

const own = () => ({ partnerId: world.partner.id });

test("a partner's log has its bookings' changes among the rest, newest first, and nothing of another partner", async () => {
  const first = auditPage.parse(await listAudit(own()));
  const second = auditPage.parse(await listAudit({ ...own(), after: first.next ?? "" }));
  expect(second.next).toBeNull();
  const items = [...first.items, ...second.items];
  expect(new Set(items.map(({ id }) => id)).size).toBe(33);
  expect(items.slice(-3).map(({ action }) => action)).toEqual(["cancel_unpaid", "book", "key_made"]);
  expect(items.at(-3)).toMatchObject({
    actor: { kind: "key", name: `Robot (${key.prefix})`, who: key.prefix },
    booking: { id: booking.id, booking_number: booking.booking_number },
  });
  expect(items[0]).toMatchObject({ actor: { kind: "person", name: "Test agent", who: email }, address_block: "192.0.2.0/24" });
  expect(new Set(items.map(({ partner }) => partner?.code))).toEqual(new Set([world.partner.id.slice(0, 8)]));
});

test("it is filtered by person, key, action and booking, however they are written", async () => {
  const found = async (filter: object) => (await listAudit({ ...own(), ...filter })).items.map(({ action }) => action);
  expect(await found({ who: email.toUpperCase(), action: "key_made" })).toEqual(["key_made"]);
  expect(await found({ who: key.prefix })).toEqual(["cancel_unpaid"]);
  expect(await found({ action: "book" })).toEqual(["book"]);
  const spaced = `${booking.booking_number.slice(0, 4).toLowerCase()} ${booking.booking_number.slice(4)}`;
  expect(await found({ booking: spaced })).toEqual(["cancel_unpaid", "book"]);
  expect(await found({ booking: spaced, who: email })).toEqual([]);
});

test("of another partner's people and bookings a partner finds as little as of those that do not exist", async () => {
  const { email: foreign } = await readPerson(other.userId);
  for (const filter of [{ who: foreign }, { who: "nobody@parvoz.example" }, { who: "pvz_live_none" }, { booking: "ZZZZZZZZ" }])
    expect(await listAudit({ ...own(), ...filter })).toEqual({ items: [], next: null });
  expect(await listAudit({ partnerId: other.partner.id, booking: booking.booking_number })).toEqual({ items: [], next: null });
});

test("a partner cannot ask for another one's log, whatever it sends", async () => {
  const body = { partner: other.partner.id.slice(0, 8), partnerId: other.partner.id };
  const answer = await (await callPortal(readOwn, { userId: world.userId, method: "POST", body })).json();
  const { items } = auditPage.parse(answer.data);
  expect(new Set(items.map(({ partner }) => partner?.code))).toEqual(new Set([world.partner.id.slice(0, 8)]));
});

test("the back office reads all partners', or one's, and is named to itself alone", async () => {
  await recordAudit(db(), { action: "user_changed", by: { actor: `operator:${other.userId}` }, partnerId: world.partner.id });
  const all = await listAudit({ partnerId: null });
  expect(all.items[0]).toMatchObject({ action: "user_changed", actor: { kind: "operator", name: "Test agent" } });
  const code = other.partner.id.slice(0, 8);
  const one = await listAudit({ partnerId: null, partner: code });
  expect(one.items.map(({ partner }) => partner?.code)).toEqual(Array.from({ length: 20 }, () => code));
  expect((await listAudit(own())).items[0]).toMatchObject({ action: "user_changed", actor: { kind: "operator", name: null, who: null } });
});

test("rows that a next release records are left out, not stumbled over", async () => {
  await db().auditEvent.create({ data: { action: "something_new", actor: "robot:x:y", partnerId: world.partner.id } });
  expect((await listAudit(own())).items[0]?.action).toBe("user_changed");
});
