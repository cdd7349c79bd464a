import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { booking } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { book, bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let token: string;
let days = 20;

beforeAll(async () => {
  world = await makeWorld();
  token = (await makeCredentials(world)).token;
});

/** Somebody new on a day of its own. */
async function buy(notes: { reference?: string; reference_unique?: boolean; metadata?: Record<string, string> }, partner = world.partner) {
  days += 1;
  const { offerId } = await findOffer({ ...world, partner, date: world.date(days) });
  return book({ partner, now: world.now, offerId, body: { ...makeBody(), ...notes } });
}

const read = async (id: string) => booking.parse((await callOperation("read_booking", { params: { id }, credential: token })).data);
const patch = (id: string, body: unknown) => callOperation("change_booking", { params: { id }, credential: token, body });
const eventsOf = async (bookingId: string) =>
  (await db().bookingEvent.findMany({ where: { bookingId }, orderBy: { id: "asc" } })).map(({ reason }) => reason);

describe("a partner's own reference and notes", () => {
  test("are shown from the booking on, changed later, taken away, and never told back as an event", async () => {
    const metadata = { desk: "chilonzor-2", "crm.id": "8812" };
    const { id, reference, metadata: shown } = await buy({ reference: "ORDER-7", metadata });
    expect([reference, shown]).toEqual(["ORDER-7", metadata]);
    expect(await read(id)).toMatchObject({ reference: "ORDER-7", metadata });
    const changed = await patch(id, { metadata: { desk: "yunusobod" } });
    expect(changed.data).toMatchObject({ reference: "ORDER-7", metadata: { desk: "yunusobod" } });
    const bare = await patch(id, { reference: "", metadata: {} });
    expect(bare.data).not.toHaveProperty("reference");
    expect(bare.data).not.toHaveProperty("metadata");
    expect(await eventsOf(id)).toEqual(["book"]);
  });

  test("move the moment of the last change, also in a booking that has ended", async () => {
    const { id } = await buy({});
    await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now });
    const now = new Date(world.now.getTime() + 60_000);
    await updateBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now, change: { reference: "LATE" } });
    expect(await db().booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ reference: "LATE", updatedAt: now });
  });

  test("are refused with their bounds", async () => {
    const { id } = await buy({});
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`key${index}`, "x"]));
    const wrong: [object, string][] = [
      [{ reference: "x".repeat(65) }, "reference"],
      [{ reference: "a\u0007b" }, "reference"],
      [{ metadata: many }, "metadata"],
      [{ metadata: { "no spaces": "x" } }, "metadata"],
      [{ metadata: { long: "x".repeat(501) } }, "metadata.long"],
      [{ metadata: { number: 1 } }, "metadata.number"],
    ];
    for (const [body, field] of wrong) {
      const { status, error } = await patch(id, body);
      expect([status, error?.error_code, Object.keys(error?.errors ?? {})], field).toEqual([422, 8, [field]]);
      expect(error?.errors?.[field]?.[0], field).not.toBe("This value is not valid.");
    }
    expect(await read(id)).not.toHaveProperty("metadata");
  });

  test("stay the partner's own", async () => {
    const { id } = await buy({ reference: "MINE" });
    const other = await makeCredentials(await makePartner());
    const answer = await callOperation("change_booking", { params: { id }, credential: other.token, body: { reference: "THEIRS" } });
    expect([answer.status, answer.error?.error_code]).toEqual([404, 100406]);
    expect((await read(id)).reference).toBe("MINE");
  });
});

describe("a reference that is to be unique", () => {
  const unique = (reference: string) => ({ reference, reference_unique: true });

  test("is refused where another booking has it, with that booking's id, and taken where it was cancelled unpaid or is another partner's", async () => {
    const reference = randomUUID();
    const first = await buy({ reference });
    const refusal = { kind: "reference_taken", data: { existing_booking_id: first.id } };
    await expect(buy(unique(reference))).rejects.toMatchObject(refusal);
    expect((await buy({ reference })).reference).toBe(reference);
    expect((await buy(unique(reference), (await makePartner()).partner)).reference).toBe(reference);
    const alone = randomUUID();
    const lapsed = await buy(unique(alone));
    await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: lapsed.id, actor: "test", now: world.now });
    const again = await buy(unique(alone));
    expect(again.reference).toBe(alone);
    const late = await patch(lapsed.id, unique(alone));
    expect([late.status, late.error?.error_code, late.error?.data]).toEqual([422, 100480, { existing_booking_id: again.id }]);
    expect((await patch(again.id, unique(alone))).status).toBe(200);
  });

  test("goes to one of many who book and change at once", async () => {
    const reference = randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, (_, index) => bookJourney({ ...world, date: world.date(70 + index) })));
    const offers = await Promise.all(Array.from({ length: 8 }, (_, index) => findOffer({ ...world, date: world.date(60 + index) })));
    const attempts = [
      ...offers.map(({ offerId }) =>
        book({ partner: world.partner, now: world.now, offerId, body: { ...makeBody(), ...unique(reference) } }),
      ),
      ...made.map(({ id }) =>
        updateBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now, change: unique(reference) }),
      ),
    ];
    const results = await Promise.allSettled(attempts);
    const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refusals).toHaveLength(attempts.length - 1);
    for (const refusal of refusals) expect(refusal instanceof AppError && refusal.kind).toBe("reference_taken");
    expect(await db().booking.count({ where: { partnerId: world.partner.id, reference } })).toBe(1);
  });
});

describe("the payer's contacts", () => {
  test("are changed in a living booking, told once, and read back everywhere", async () => {
    const { id } = await buy({});
    const changed = await patch(id, { payer_email: "new@parvoz.example", payer_tel: "+998 90 765-43-21" });
    expect(changed.data).toMatchObject({ payer: { name: "Karimov Anvar", email: "new@parvoz.example", tel: "+998907654321" } });
    await patch(id, { payer_email: "new@parvoz.example" });
    expect(await eventsOf(id)).toEqual(["book", "change_contacts"]);
    expect((await read(id)).payer.email).toBe("new@parvoz.example");
  });

  test("are refused where they are none, each by its field", async () => {
    const { id } = await buy({});
    const { status, error } = await patch(id, { payer_email: "nobody", payer_tel: "12" });
    expect([status, error?.error_code, Object.keys(error?.errors ?? {})]).toEqual([422, 1025, ["payer_email", "payer_tel"]]);
  });

  test("of two who change them at once, both are kept", async () => {
    const { id } = await buy({});
    const address = { partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now };
    await Promise.all([
      updateBooking({ ...address, change: { payer_email: "both@parvoz.example" } }),
      updateBooking({ ...address, change: { payer_tel: "+998901112233" } }),
    ]);
    expect((await read(id)).payer).toMatchObject({ email: "both@parvoz.example", tel: "+998901112233" });
  });
});
