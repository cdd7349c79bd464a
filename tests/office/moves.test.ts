import { beforeAll, describe, expect, test } from "vitest";
import { GET as movesRoute } from "@/app/api/operator/bookings/[id]/moves/route";
import { moveOptions } from "@/lib/contracts/operator/bookings/moves";
import { officeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { db, readOneMoment } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { addDays } from "@/lib/domain/dates";
import { listMoves } from "@/lib/services/aftersale/moves/list-moves";
import { refundPassengers } from "@/lib/services/aftersale/refunds/refund-passengers";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { mailEvent } from "@/lib/services/channels/mail/mail-event";
import { sendMail } from "@/lib/services/channels/mail/send-mail";
import { actForAgency } from "@/lib/services/desk/for-agencies/act-for-agency";
import { INVARIANTS } from "@/lib/services/ground/invariants/all-invariants";
import { checkInvariants } from "@/lib/services/ground/invariants/check-invariants";
import { openMessage } from "@/lib/services/ground/mail/mail-message";
import { readOfficeBooking } from "@/lib/services/views/office/read-office-booking";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let operatorId: string;
let days = 30;
beforeAll(async () => {
  world = await makeWorld();
  operatorId = (await makePerson("operator")).userId;
  await db().partnerMail.create({
    data: {
      partnerId: world.partner.id,
      confirmation: false,
      receipts: false,
      changes: true,
      refunds: false,
      locale: "en",
      updatedAt: world.now,
    },
  });
});

/** A ticketed booking of two, and the day on which they fly. */
async function twoTicketed() {
  days += 4;
  const date = world.date(days);
  const { id } = await bookJourney({ ...world, date, party: { adt: 2, chd: 0, inf: 0, ins: 0 } });
  await payBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now });
  await issueTickets({ bookingId: id, now: world.now });
  return { id, date, address: { partnerId: world.partner.id, bookingId: id } };
}

const at = () => ({ locale: "en" as const, now: world.now });

function move(bookingId: string, date: string, alternative: string) {
  const asked = { kind: "move_flights" as const, reason: "Their exam is a day later", direction: 0, date, alternative };
  return actForAgency({ bookingId, asked, by: { actor: `operator:${operatorId}`, requestId: null, address: null }, now: world.now });
}

const seatsOf = async (id: string) => parseSeats((await db().booking.findUniqueOrThrow({ where: { id } })).seats);

describe("a booking that the house moves to another flight", () => {
  test("takes seats of the same class on the next day, gives the others back, and keeps tickets and price", async () => {
    const { id, date } = await twoTicketed();
    const next = addDays(date, 2);
    const answer = await callPortal(movesRoute, { userId: operatorId, params: { id }, query: `?direction=0&date=${next}` });
    const { sold, options } = moveOptions.parse((await answer.json()).data);
    const chosen = options.find(({ segments: [first] }) => first?.departure.datetime.startsWith(next) && first.flight_number === "271");
    if (!chosen) throw new Error(`no flight on ${next}: ${JSON.stringify(options.map(({ id: each }) => each))}`);
    expect(chosen.classes).toEqual(sold.classes);
    const before = officeBooking.parse(await readOfficeBooking({ bookingId: id, ...at() }));
    expect(before).toMatchObject({ movable: [0] });
    const [left] = await seatsOf(id);
    await move(id, next, chosen.id);
    const after = officeBooking.parse(await readOfficeBooking({ bookingId: id, ...at() }));
    expect(after.booking.directions[0]?.departure.datetime.slice(0, 10)).toBe(next);
    expect(after.booking.price).toEqual(before.booking.price);
    expect(after.ledger).toEqual(before.ledger);
    const numbers = ({ booking }: typeof before) =>
      booking.passengers.flatMap(({ tickets }) => tickets.map(({ ticket_number }) => ticket_number));
    expect(numbers(after)).toEqual(numbers(before));
    const [taken] = await seatsOf(id);
    expect(taken).toMatchObject({ legKey: left?.legKey.replace(date, next), bookingClass: left?.bookingClass, seats: 2 });
    expect([await seatsSold(left?.legKey ?? ""), await seatsSold(taken?.legKey ?? "")]).toEqual([0, 2]);
    expect(after.acts).toMatchObject([{ kind: "move_flights", reason: "Their exam is a day later" }]);
    expect(after.booking.schedule_changes).toMatchObject([{ state: "chosen", kind: "time", minutes: 2880 }]);
    // No worker runs here, and the deposits of tests are filled without a posting.
    const invariants = INVARIANTS.filter(({ name }) => !["jobs-are-taken", "messages-are-made", "deposits-equal-entries"].includes(name));
    const checked = await readOneMoment((read) => checkInvariants({ read, now: world.now, invariants }));
    expect(checked.flatMap(({ name, examples }) => examples.map((example) => [name, example]))).toEqual([]);
  });

  test("is told to its customer as other flights, not as the airline's change", async () => {
    const { id, date, address } = await twoTicketed();
    const next = addDays(date, 1);
    const { options } = await listMoves({ ...address, direction: 0, date: next, ...at() });
    await move(id, next, options[0]?.id ?? "");
    const event = await db().bookingEvent.findFirstOrThrow({ where: { bookingId: id, reason: "change_flights" } });
    await mailEvent({ bookingEventId: String(event.id), now: world.now });
    const { id: mailId } = await db().mail.findFirstOrThrow({ where: { bookingId: id, kind: "change" } });
    await sendMail({ mailId, attempt: 1, now: world.now });
    const { sealedMessage } = await db().mail.findUniqueOrThrow({ where: { id: mailId } });
    expect(sealedMessage && (await openMessage(mailId, sealedMessage)).subject).toMatch(
      /^Your trip \S+ has other flights: Tashkent → Istanbul$/,
    );
  });

  test("leaves everything as it was where the flight is gone, and moves nobody who has given the direction back", async () => {
    const { id, date, address } = await twoTicketed();
    const before = await seatsOf(id);
    await expect(move(id, addDays(date, 1), "0~HY999.x.TASIST")).rejects.toMatchObject({ kind: "schedule_alternative_gone" });
    expect(await seatsOf(id)).toEqual(before);
    expect(await db().houseAct.count({ where: { bookingId: id } })).toBe(0);
    await expect(listMoves({ ...address, direction: 3, date, ...at() })).rejects.toMatchObject({ kind: "validation" });
    await actForAgency({
      ...{ bookingId: id, asked: { kind: "void", reason: "Booked twice" }, by: { actor: `operator:${operatorId}` }, now: world.now },
    });
    await expect(refundPassengers({ ...address, actor: "test", now: world.now })).rejects.toThrow();
    await expect(listMoves({ ...address, direction: 0, date, ...at() })).rejects.toMatchObject({ kind: "change_unavailable" });
  });
});
