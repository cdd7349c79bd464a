import { beforeAll, describe, expect, test } from "vitest";
import { POST as findRoute } from "@/app/api/operator/find/route";
import { foundThings } from "@/lib/contracts/operator/bookings/find";
import { db } from "@/lib/db";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { indexNumbers } from "@/lib/services/operations/personal-data/index-numbers";
import { findAnything } from "@/lib/services/views/office/find/find-anything";
import { makePerson } from "@/tests/support/access/sessions";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const MINUTE_MS = 60_000;

let world: World;
/** Of two agencies' bookings of one flight; the second is ticketed. */
let first: string;
let second: string;
let row: { bookingNumber: string; pnr: string; ticketNumber: string };
const minutes = (count: number) => new Date(world.now.getTime() + count * MINUTE_MS);

beforeAll(async () => {
  world = await makeWorld();
  const { partner } = await makePartner();
  await db().partner.update({ where: { id: partner.id }, data: { name: "Bahor Travel", code: "BAHOR" } });
  first = (await bookJourney({ ...world, date: world.date(30) })).id;
  second = (await bookJourney({ partner, now: minutes(1), date: world.date(30) })).id;
  await payBooking({ partnerId: partner.id, bookingId: second, actor: "test", now: minutes(2) });
  await issueTickets({ bookingId: second, now: minutes(3) });
  await db().booking.update({ where: { id: second }, data: { reference: "Order 12/7" } });
  const { bookingNumber, tickets } = await db().booking.findUniqueOrThrow({ where: { id: second }, include: { tickets: true } });
  const [ticket] = tickets;
  row = { bookingNumber, pnr: ticket?.pnr ?? "", ticketNumber: ticket?.ticketNumber ?? "" };
});

async function find(text: string) {
  return foundThings.parse(await findAnything({ text, locale: "en", now: minutes(5) }));
}

describe("the one field of the back office", () => {
  test("opens the booking that a number, a PNR, a ticket or a reference means", async () => {
    const { bookingNumber, pnr, ticketNumber } = row;
    for (const [by, text] of [
      ["number", `${bookingNumber.slice(0, 4)}-${bookingNumber.slice(4)}`.toLowerCase()],
      ["pnr", pnr.toLowerCase()],
      ["ticket", `${ticketNumber.slice(0, 3)}-${ticketNumber.slice(3)}`],
      ["reference", "Order 12/7"],
    ]) {
      const { only, bookings } = await find(text ?? "");
      expect(only, by).toBe(second);
      expect(bookings).toMatchObject([
        { by, is_more: false, items: [{ id: second, agency: { code: "BAHOR", name: "Bahor Travel" }, mode: "live" }] },
      ]);
    }
  });

  test("finds a surname at all agencies, the newest first, and a flight by its date", async () => {
    const idsBy = async (text: string, by: string) => {
      const { only, bookings } = await find(text);
      expect(only).toBeNull();
      return bookings.find((group) => group.by === by)?.items.map(({ id }) => id);
    };
    for (const text of ["Karimov", "каримов", "Aziz Karimov"]) expect(await idsBy(text, "surname"), text).toEqual([second, first]);
    const claim = await db().passengerFlight.findFirstOrThrow({ where: { bookingId: first } });
    const [flight = "", date = ""] = claim.flightKey.split("|");
    expect(await idsBy(`${flight.slice(0, 2)} ${Number(flight.slice(2))} ${date}`, "flight")).toEqual([second, first]);
    expect(await idsBy(`${flight} ${date.slice(8)}.${date.slice(5, 7)}`, "flight")).toEqual([second, first]);
  });

  test("finds an agency by its code or a part of its name", async () => {
    expect((await find("bah")).agencies).toEqual([{ code: "BAHOR", name: "Bahor Travel" }]);
    expect((await find("or tra")).agencies).toEqual([{ code: "BAHOR", name: "Bahor Travel" }]);
  });

  test("finds by the telephone of a passenger or a payer, also what was written before telephones had an index", async () => {
    const byPhone = async (text: string) => {
      const { only, bookings } = await find(text);
      expect(only).toBeNull();
      return bookings.filter(({ by }) => by === "phone").flatMap(({ items }) => items.map(({ id }) => id));
    };
    for (const text of ["+998 90 123 45 67", "901234567"]) expect(await byPhone(text), text).toEqual([second, first]);
    const change = { payer_tel: "+4930901820" };
    await updateBooking({ partnerId: world.partner.id, bookingId: first, change, actor: "test", now: minutes(6) });
    expect(await byPhone("+49 30 901820")).toEqual([first]);
    await db().$executeRaw`update booking set payer_phone_key = null`;
    await db().$executeRaw`update booking_passenger set phone_key = null, document_key = null`;
    expect(await byPhone("+49 30 901820")).toEqual([]);
    expect(await indexNumbers()).toBe(6);
    expect(await indexNumbers()).toBe(0);
    expect(await byPhone("+49 30 901820")).toEqual([first]);
    expect(await byPhone("90 123 45 67")).toEqual([second, first]);
  });

  test("is the back office's alone", async () => {
    const operator = await makePerson("operator");
    const body = { text: row.pnr };
    expect((await callPortal(findRoute, { userId: operator.userId, method: "POST", body })).status).toBe(200);
    expect((await callPortal(findRoute, { userId: world.userId, method: "POST", body })).status).toBe(403);
  });
});
