import { describe, expect, test } from "vitest";
import { trip as tripContract } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { instantAt } from "@/lib/domain/dates";
import { LOCALES } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { composeLetter } from "@/lib/services/channels/mail/letter/compose-letter";
import { writeHtml } from "@/lib/services/channels/mail/letter/write-html";
import { writeText } from "@/lib/services/channels/mail/letter/write-text";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { casesOfRow } from "@/tests/support/run/property-runs";

const PEOPLE = [
  { firstName: "AZIZ", lastName: "KARIMOV" },
  { firstName: "LOLA", lastName: "KARIMOVA" },
  { firstName: "TIMUR", lastName: "KARIMOV" },
];
type Booking = Awaited<ReturnType<typeof insertBooking>>;

/** As the services leave it after a refund of one direction. */
async function giveBack({ id: bookingId }: Booking, position: number, direction: number): Promise<void> {
  const { id } = await db().bookingPassenger.findFirstOrThrow({ where: { bookingId, position } });
  await db().returnedDirection.create({
    data: { bookingId, passengerId: id, direction, passengerKey: Buffer.from(id), returnedAt: new Date(), paidMinor: 1n },
  });
}

async function leave({ id: bookingId }: Booking, position: number): Promise<void> {
  await db().bookingPassenger.updateMany({ where: { bookingId, position }, data: { returnedAt: new Date() } });
}

async function letterOf({ publicToken }: Booking, kind: MailKind = "refund", locale: (typeof LOCALES)[number] = "en") {
  const trip = tripContract.parse(await readTrip({ token: publicToken, locale }));
  const letter = composeLetter({ kind, trip, tripUrl: "http://parvoz.test/trip", paperAt: null, locale });
  return { trip, text: writeText(letter), html: writeHtml(letter, { logoCid: null }) };
}

const WORDS = {
  en: ["Refunded", "TIMUR: London → Tashkent", "TIMUR: flies only Tashkent → London", "LOLA: all flights"],
  ru: ["Оформлен возврат", "TIMUR: Лондон → Ташкент", "TIMUR: летит только Ташкент → Лондон", "LOLA: все рейсы"],
  uz: [
    "Bekor qilingan va puli qaytariladi",
    "TIMUR: London → Toshkent",
    "TIMUR: faqat Toshkent → London reysida uchadi",
    "LOLA: barcha reyslar",
  ],
} as const;

describe("a letter about a refund", () => {
  test.each(casesOfRow(LOCALES, 2, 1))(
    "names in %s what one passenger gave back, and what each still flies, as text and as a page",
    async (locale) => {
      const booking = await insertBooking({ people: PEOPLE });
      await giveBack(booking, 2, 1);
      const { text, html } = await letterOf(booking, "refund", locale);
      for (const words of WORDS[locale]) expect([words, text.includes(words), html.includes(words)]).toEqual([words, true, true]);
    },
  );

  test("names who gave back everything", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    await leave(booking, 2);
    const { text, trip } = await letterOf(booking);
    expect(text).toContain("Refunded\n• KARIMOV TIMUR: all flights");
    expect(text).toContain("Passengers: KARIMOV AZIZ, KARIMOVA LOLA\n");
    expect(text).not.toContain("still flies");
    expect(trip.refunded_passengers).toEqual([{ first_name: "TIMUR", last_name: "KARIMOV" }]);
  });

  test("lists no flights that nobody flies any more as those that are left", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    for (const position of PEOPLE.keys()) await giveBack(booking, position, 1);
    const { text, trip } = await letterOf(booking);
    expect(trip.directions.map(({ refunded }) => refunded)).toEqual([false, true]);
    expect(trip.directions[1]?.segments.map(({ check_in_code }) => check_in_code)).toEqual([null, null]);
    const [, flights] = text.split("\nFlights that remain:\n");
    expect(flights).toContain("Tashkent → London");
    expect(flights).not.toContain("London → Tashkent");
  });

  test("names what is left of a journey that was flown in part as refunded", async () => {
    const booking = await insertBooking({ people: PEOPLE.slice(0, 2), status: "partiallyrefunded" });
    const back = parseSnapshot(booking.snapshot).directions[1]?.segments[0]?.departure.utc ?? 0;
    const createdAt = new Date(instantAt(back).getTime() - 86_400_000);
    await db().bookingEvent.create({
      data: { bookingId: booking.id, toStatus: "partiallyrefunded", reason: "refund_partly", actor: "test", createdAt },
    });
    const { text, trip } = await letterOf(booking);
    expect(trip.directions.map(({ refunded }) => refunded)).toEqual([false, true]);
    expect(text).toContain("Refunded\n• KARIMOV AZIZ: London → Tashkent\n• KARIMOVA LOLA: London → Tashkent");
    expect(text).not.toContain("still flies");
  });

  test("of the whole booking says so, and leaves no flights", async () => {
    const { text } = await letterOf(await insertBooking({ people: PEOPLE, status: "refunded" }));
    expect(text).toContain("None of its flights can be flown any more.");
    expect(text).toContain("• KARIMOVA LOLA: all flights");
    expect(text).toContain("\nRefunded flights:\n");
  });

  test("is told of in later letters too, by who flies what, without the refunds", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    await giveBack(booking, 2, 1);
    const { text } = await letterOf(booking, "receipts");
    expect(text).toContain("• KARIMOV TIMUR: flies only Tashkent → London");
    expect(text).not.toContain("Refunded");
  });

  test("names only the ways to reach the agency that there are", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    const { trip } = await letterOf(booking);
    const said = (contacts: Partial<typeof trip.contacts>) => {
      const none = { tel: "", email: "", address: "", telegram: "" };
      const about = { ...trip, contacts: { ...none, ...contacts } };
      return composeLetter({ kind: "refund", trip: about, tripUrl: "", paperAt: null, locale: "en" }).footer;
    };
    expect(said({})).not.toMatch(/Questions|Reply|above/);
    expect(said({ tel: "+998 71 200 00 00" })).toMatch(/Questions\? Use the contacts above\.$/);
    expect(said({ email: "salom@agency.example" })).toMatch(/Questions\? Reply, or use the contacts above\.$/);
  });
});
