import { beforeAll, describe, expect, test } from "vitest";
import { GET as optionsRoute } from "@/app/api/operator/bookings/[id]/refunds/route";
import { refundOptions } from "@/lib/contracts/interface/refunds";
import type { HouseActRequest, HouseRefundRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { sendMail } from "@/lib/services/channels/mail/send-mail";
import { actForAgency } from "@/lib/services/desk/for-agencies/act-for-agency";
import { openMessage, openRecipient } from "@/lib/services/ground/mail/mail-message";
import { eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operatorId: string;
let days = 60;
beforeAll(async () => {
  world = await makeWorld();
  operatorId = (await makePerson("operator")).userId;
  await becomePerson(world.userId, { email: "owner@silk.example" });
  await db().user.update({ where: { id: world.userId }, data: { role: "admin", locale: "ru" } });
});

/** A ticketed booking of two whose fares may be refunded for a fee. */
async function twoTicketed(): Promise<{ id: string; keys: string[] }> {
  days += 1;
  const { id, passengers } = await bookJourney({ ...world, date: world.date(days), party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
  const { snapshot: sold } = await db().booking.findUniqueOrThrow({ where: { id } });
  const snapshot = parseSnapshot(sold);
  const conditions = snapshot.conditions.map((fare) => ({ ...fare, refundBefore: { permitted: true, feeMinor: 1_000_000 } }));
  await db().$executeRaw`update booking set snapshot = ${JSON.stringify({ ...snapshot, conditions })}::jsonb where id = ${id}::uuid`;
  await payBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now });
  await issueTickets({ bookingId: id, now: world.now });
  return { id, keys: passengers.map(({ key }) => key) };
}

function act(bookingId: string, asked: HouseActRequest | HouseRefundRequest) {
  return actForAgency({ bookingId, asked, by: { actor: `operator:${operatorId}`, requestId: null, address: null }, now: world.now });
}

/** Mails of the house to the agency, the newest last: to whom, and as they read. */
async function lettersToAgency() {
  const rows = await db().mail.findMany({ where: { partnerId: world.partner.id, kind: "house_act" }, orderBy: { id: "asc" } });
  return Promise.all(
    rows.map(async (row) => {
      const message = row.sealedMessage && (await openMessage(row.id, row.sealedMessage));
      return { row, to: await openRecipient(row), subject: message?.subject ?? "", text: message?.text ?? "" };
    }),
  );
}

describe("a part that the house refunds for an agency", () => {
  test("gives back what was said before, leaves the others their tickets, and tells the agency in its language", async () => {
    const { id, keys } = await twoTicketed();
    const [first = "", second = ""] = keys;
    const answer = await callPortal(optionsRoute, { userId: operatorId, params: { id } });
    const said = refundOptions.parse((await answer.json()).data).passengers.find(({ key }) => key === first);
    expect((await readOfficeBooking({ bookingId: id, locale: "en", now: world.now })).allowed).toContain("refund_part");
    const reason = "One of the two is in hospital";
    await act(id, { kind: "refund_part", reason, passengers: [first] });
    const after = await readOfficeBooking({ bookingId: id, locale: "en", now: world.now });
    expect(after.booking.status).toBe("ticketed");
    expect(after.booking.passengers.filter(({ refunded_at }) => !refunded_at).map(({ key }) => key)).toEqual([second]);
    expect(after.ledger.at(-1)?.entries.find(({ account }) => account === "deposit")?.amount).toBe(said?.refund);
    expect(after.acts).toMatchObject([{ kind: "refund_part", reason }]);
    const [letter] = await lettersToAgency();
    expect(letter).toMatchObject({ to: "owner@silk.example" });
    expect(letter?.subject).toContain(`Бронь ${after.booking.booking_number}`);
    // What may be erased with the booking stands in no letter that is not.
    expect(letter?.text).not.toContain(reason);
  });

  test("leaves neither reason nor letter where the rules refuse it", async () => {
    const { id, keys } = await twoTicketed();
    const before = (await lettersToAgency()).length;
    const nobody: HouseRefundRequest = { kind: "refund_part", reason: "Nobody of these", passengers: [world.userId] };
    await expect(act(id, nobody)).rejects.toMatchObject({ kind: "passenger_not_found" });
    await act(id, { kind: "refund_part", reason: "Both stay at home", passengers: keys });
    await expect(act(id, { kind: "refund_part", reason: "Once more", passengers: keys })).rejects.toMatchObject({
      kind: "refund_unavailable",
    });
    expect(await db().houseAct.count({ where: { bookingId: id } })).toBe(1);
    expect(await lettersToAgency()).toHaveLength(before + 1);
  });
});

describe("what the house tells an agency", () => {
  test("goes to the address of its brand, is sent by the worker, and survives an erasure as it names nobody", async () => {
    const { id } = await twoTicketed();
    await db().partnerBrand.create({ data: { partnerId: world.partner.id, name: "Silk Road Travel", email: "desk@silk.example" } });
    await act(id, { kind: "void", reason: "Booked twice" });
    const told = (await lettersToAgency()).at(-1);
    expect(told?.to).toBe("desk@silk.example");
    await sendMail({ mailId: told?.row.id ?? "", attempt: 1, now: world.now });
    const { bookingNumber } = await db().booking.findUniqueOrThrow({ where: { id } });
    await eraseBooking({ bookingNumber, by: { actor: "system" }, now: world.now });
    const kept = (await lettersToAgency()).at(-1);
    expect(kept?.row).toMatchObject({ state: "sent", via: "mailbox", bookingId: null });
    expect(kept?.text).not.toContain("KARIMOV");
  });

  test("stands with the letter that is sent again, or neither does", async () => {
    const { id } = await twoTicketed();
    const counts = async () => [
      await db().houseAct.count({ where: { bookingId: id } }),
      await db().mail.count({ where: { bookingId: id } }),
    ];
    await db().$executeRaw`update booking set erased_at = now(), erased_by = 'test' where id = ${id}::uuid`;
    await expect(act(id, { kind: "resend", reason: "They are lost", letter: "receipts" })).rejects.toMatchObject({
      kind: "mail_unavailable",
    });
    expect(await counts()).toEqual([0, 0]);
  });
});
