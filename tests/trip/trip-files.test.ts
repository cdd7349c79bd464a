import { describe, expect, test } from "vitest";
import { GET as readCalendarFile } from "@/app/calendars/[token]/route";
import { GET as readReceipts } from "@/app/receipts/all/[token]/route";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { BookingAction, BookingStatus } from "@/lib/domain/booking/booking-status";
import { LOCALES } from "@/lib/domain/localized";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { readCalendar } from "@/tests/support/offers/read-calendar";
import { readPdf } from "@/tests/support/pdf-text";
import { casesOfRow } from "@/tests/support/run/property-runs";
import { insertOpenChange } from "@/tests/support/schedule/open-change";

const PEOPLE = [
  { firstName: "AZIZ", lastName: "KARIMOV" },
  { firstName: "LOLA", lastName: "KARIMOVA" },
];

function receiptsOf(token: string, locale = "en"): Promise<Response> {
  const request = new Request(`http://parvoz.test/receipts/all/${token}.pdf?lang=${locale}`);
  return readReceipts(request, { params: Promise.resolve({ token: `${token}.pdf` }) });
}

async function calendarOf(token: string, locale = "en") {
  const request = new Request(`http://parvoz.test/calendars/${token}.ics?lang=${locale}`);
  const response = await readCalendarFile(request, { params: Promise.resolve({ token: `${token}.ics` }) });
  const text = await response.text();
  return { response, text, events: response.ok ? readCalendar(text).events : [] };
}

/** As the services leave it: the status and the event that tells of it. */
async function move(bookingId: string, reason: BookingAction, status: BookingStatus, snapshot?: BookingSnapshot): Promise<void> {
  const data = { status, ...(snapshot && { snapshot: JSON.parse(JSON.stringify(snapshot)) }) };
  await db().booking.update({ where: { id: bookingId }, data });
  await db().bookingEvent.create({ data: { bookingId, toStatus: status, reason, actor: "test" } });
}

describe("the receipts of all passengers as one file", () => {
  test.each(casesOfRow(LOCALES, 0, 1))("in %s each begins on a page of its own, and pages are counted through", async (locale) => {
    const { publicToken, bookingNumber } = await insertBooking({ people: PEOPLE });
    const response = await receiptsOf(publicToken, locale);
    expect(response.headers.get("content-disposition")).toBe(`inline; filename="Parvoz-${bookingNumber}.pdf"`);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const { text, pages, language } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect([text.includes("KARIMOV/AZIZ"), text.includes("KARIMOVA/LOLA"), language]).toEqual([true, true, locale]);
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(new RegExp(`${pages}\\D{1,8}${pages}`));
  });

  test("a passenger who was refunded is left out", async () => {
    const { id, publicToken } = await insertBooking({ people: PEOPLE });
    await db().bookingPassenger.updateMany({ where: { bookingId: id, position: 0 }, data: { returnedAt: new Date() } });
    const { text } = await readPdf(new Uint8Array(await (await receiptsOf(publicToken)).arrayBuffer()));
    expect([text.includes("KARIMOV/AZIZ"), text.includes("KARIMOVA/LOLA")]).toEqual([false, true]);
  });

  test("who asks for the same trip very often at once is told to come again, and others are served", async () => {
    const [one, other] = [await insertBooking({ people: PEOPLE }), await insertBooking()];
    const asked = await Promise.all([...Array.from({ length: 8 }, () => receiptsOf(one.publicToken)), receiptsOf(other.publicToken)]);
    const statuses = asked.map(({ status }) => status);
    expect(statuses.slice(0, 8)).toContain(503);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(statuses.at(-1)).toBe(200);
    expect(asked.find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("2");
  });

  test("there is none before the tickets, after the refund, or behind a wrong link", async () => {
    const statuses: BookingStatus[] = ["booked", "paid", "cancelled", "refunded"];
    for (const status of statuses) {
      const { publicToken } = await insertBooking({ status });
      expect([status, (await receiptsOf(publicToken)).status]).toEqual([status, 409]);
    }
    expect((await receiptsOf("AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
    expect((await receiptsOf("..")).status).toBe(404);
  });
});

describe("the flights for a calendar", () => {
  test("are one event each, at the right moment of the world, with a name that stays", async () => {
    const { publicToken, bookingNumber } = await insertBooking();
    const { response, events } = await calendarOf(publicToken);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="Parvoz-${bookingNumber}.ics"`);
    expect(events.map(({ get }) => [get("DTSTART"), get("DTEND"), get("STATUS")])).toEqual([
      ["20261205T184000Z", "20261206T000500Z", "CONFIRMED"],
      ["20261206T044500Z", "20261206T095500Z", "CONFIRMED"],
      ["20261220T162000Z", "20261220T201500Z", "CONFIRMED"],
      ["20261221T031000Z", "20261221T093000Z", "CONFIRMED"],
    ]);
    const { host } = new URL(process.env.PUBLIC_URL ?? "");
    expect(events.map(({ get }) => get("UID"))).toEqual(["1-1", "1-2", "2-1", "2-2"].map((at) => `${bookingNumber}-${at}@${host}`));
    expect(events[0]?.get("DESCRIPTION")).toContain("Check-in code: HX4K2P");
    expect(events[1]?.get("DESCRIPTION")).toContain("Check-in code: TQ8M3R");
  });

  test.each(casesOfRow(LOCALES, 1, 1))("in %s say nothing of the price or of who travels", async (locale) => {
    const { publicToken } = await insertBooking({ people: PEOPLE });
    const { text } = await calendarOf(publicToken, locale);
    expect(text.replaceAll("\r\n ", "")).not.toMatch(/UZS|14[\s,.]?939|KARIMOV|AZIZ|AA1234567|payer@/);
  });

  test.each([
    ["en", "HY 271 Tashkent → Istanbul leaves in 24 hours"],
    ["ru", "HY 271 Ташкент → Стамбул: вылет через 24 часа"],
    ["uz", "HY 271 Toshkent → Istanbul: uchishga 24 soat qoldi"],
  ] as const)("remind in %s of the first flight of each way, a day and three hours before", async (locale, said) => {
    const { publicToken } = await insertBooking();
    const { events } = await calendarOf(publicToken, locale);
    expect(events.map(({ alarms }) => alarms.map(({ trigger }) => trigger))).toEqual([["-PT24H", "-PT3H"], [], ["-PT24H", "-PT3H"], []]);
    expect(events[0]?.alarms[0]?.text).toBe(said);
  });

  test("are newer after each change of the airline's, and keep their names", async () => {
    const { id, publicToken } = await insertBooking();
    const before = (await calendarOf(publicToken)).events;
    const later = structuredClone(SNAPSHOT);
    const first = later.directions[0]?.segments[0];
    if (!first) throw new Error("the sample has no flight");
    first.departure.utc += 60;
    first.arrival.utc += 60;
    await move(id, "change_flights", "ticketed", later);
    const after = (await calendarOf(publicToken)).events;
    expect(after.map(({ get }) => get("UID"))).toEqual(before.map(({ get }) => get("UID")));
    expect([before[0]?.get("DTSTART"), after[0]?.get("DTSTART")]).toEqual(["20261205T184000Z", "20261205T194000Z"]);
    expect(Number(after[0]?.get("SEQUENCE"))).toBeGreaterThan(Number(before[0]?.get("SEQUENCE")));
  });

  test("a flight that the journey has no more is cancelled, and the others stay", async () => {
    const { id, publicToken } = await insertBooking();
    await insertOpenChange(id);
    const direct = structuredClone(SNAPSHOT);
    direct.directions[0]?.segments.pop();
    await db().booking.update({ where: { id }, data: { openChangeId: null } });
    await move(id, "settle_change", "ticketed", direct);
    const { events } = await calendarOf(publicToken);
    const states = new Map(events.map(({ get }) => [get("UID").split("@")[0]?.slice(9), get("STATUS")]));
    expect(Object.fromEntries(states)).toEqual({ "1-1": "CONFIRMED", "1-2": "CANCELLED", "2-1": "CONFIRMED", "2-2": "CONFIRMED" });
  });

  test("of a direction that one passenger gave back stay, and are cancelled once nobody flies it", async () => {
    const { id: bookingId, publicToken } = await insertBooking({ people: PEOPLE });
    const statesAfter = async (position: number) => {
      const { id } = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId, position } });
      await db().returnedDirection.create({
        data: { bookingId, passengerId: id, direction: 1, passengerKey: Buffer.from(id), returnedAt: new Date(), paidMinor: 1n },
      });
      return (await calendarOf(publicToken)).events.map(({ get }) => get("STATUS"));
    };
    expect(await statesAfter(0)).toEqual(Array(4).fill("CONFIRMED"));
    expect(await statesAfter(1)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED", "CANCELLED"]);
  });

  test("are not final while the price is not paid, or the airline waits for an answer", async () => {
    const held = await insertBooking({ status: "booked" });
    expect((await calendarOf(held.publicToken)).events.map(({ get }) => get("STATUS"))).toEqual(Array(4).fill("TENTATIVE"));
    const asked = await insertBooking();
    await insertOpenChange(asked.id);
    const { events } = await calendarOf(asked.publicToken);
    expect(events.map(({ get }) => get("STATUS"))).toEqual(["TENTATIVE", "TENTATIVE", "CONFIRMED", "CONFIRMED"]);
  });

  test.each<[BookingAction, BookingStatus]>([
    ["cancel_unpaid", "cancelled"],
    ["void", "refunded"],
    ["airline_cancel", "refundauthorized"],
  ])("after %s all are cancelled", async (action, status) => {
    const { id, publicToken } = await insertBooking({ status: action === "cancel_unpaid" ? "booked" : "ticketed" });
    const [before] = (await calendarOf(publicToken)).events;
    await move(id, action, status);
    const { events } = await calendarOf(publicToken);
    expect(events.map(({ get }) => get("STATUS"))).toEqual(Array(4).fill("CANCELLED"));
    expect(Number(events[0]?.get("SEQUENCE"))).toBeGreaterThan(Number(before?.get("SEQUENCE")));
  });

  test("there are none behind a wrong link", async () => {
    expect((await calendarOf("AAAAAAAAAAAAAAAAAAAAAA")).response.status).toBe(404);
  });
});
