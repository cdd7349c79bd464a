import { describe, expect, it } from "vitest";
import { trip as tripContract } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { findTrip } from "@/lib/services/views/trip/find-trip";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";

const PEOPLE = [
  { firstName: "AZIZ", lastName: "KARIMOV" },
  { firstName: "LOLA", lastName: "YUSUPOVA" },
];

async function refusalOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "found",
    (error: unknown) => (typeof error === "object" && error && "kind" in error ? String(error.kind) : "unexpected"),
  );
}

describe("finding a trip", () => {
  it("takes the number with any spacing and case, and the surname of any passenger in either script", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    const { bookingNumber } = booking;
    const spaced = `${bookingNumber.slice(0, 4).toLowerCase()} ${bookingNumber.slice(4)}`;
    for (const typed of [
      { bookingNumber, lastName: "Karimov" },
      { bookingNumber: spaced, lastName: "юсупова" },
    ]) {
      expect(await findTrip(typed)).toEqual({ url: `http://parvoz.test/trip/${booking.publicToken}` });
    }
  });

  it("finds it by the PNR of a ticket too, also where that is somebody else's booking number", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    const other = await insertBooking({ people: [{ firstName: "OLIM", lastName: "RAHIMOV" }] });
    await db().ticket.updateMany({ where: { bookingId: booking.id }, data: { pnr: other.bookingNumber } });
    const url = (token: string) => ({ url: `http://parvoz.test/trip/${token}` });
    const bookingNumber = other.bookingNumber.toLowerCase();
    expect(await findTrip({ bookingNumber, lastName: "Karimov" })).toEqual(url(booking.publicToken));
    expect(await findTrip({ bookingNumber, lastName: "Rahimov" })).toEqual(url(other.publicToken));
    expect(await refusalOf(findTrip({ bookingNumber, lastName: "Somebody" }))).toBe("trip_not_found");
  });

  it("answers the same whether the number or the surname is wrong", async () => {
    const { bookingNumber } = await insertBooking({ people: PEOPLE });
    const wrong = [
      { bookingNumber, lastName: "Karimova" },
      { bookingNumber: "ZZZZZZZZ", lastName: "Karimov" },
      { bookingNumber: "%", lastName: "Karimov" },
      { bookingNumber: "\u0000", lastName: "Karimov" },
    ];
    expect(await Promise.all(wrong.map((typed) => refusalOf(findTrip(typed))))).toEqual(wrong.map(() => "trip_not_found"));
  });
});

describe("reading a trip", () => {
  it("tells what the countries ask by citizenship, without saying whose it is, and nothing once nobody travels", async () => {
    const { publicToken } = await insertBooking({ people: PEOPLE });
    const { entry_rules } = await readTrip({ token: publicToken, locale: "en" });
    expect(entry_rules.map(({ citizenship }) => citizenship)).toEqual(["UZ"]);
    expect(entry_rules[0]?.countries.map(({ country, purpose, reasons }) => [country, purpose, reasons])).toEqual([
      ["TR", "connection", ["self_transfer"]],
      ["GB", "destination", []],
    ]);
    const cancelled = await insertBooking({ people: PEOPLE, status: "cancelled" });
    expect((await readTrip({ token: cancelled.publicToken, locale: "en" })).entry_rules).toEqual([]);
  });

  it("shows the journey, tickets, check-in codes and receipts once ticketed", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    const trip = tripContract.parse(await readTrip({ token: booking.publicToken, locale: "uz" }));
    expect(trip).toMatchObject({ booking_number: booking.bookingNumber, status: "ticketed", agency: "Ipak Yoʻli Travel", expire: null });
    expect(trip.passengers.map(({ receipts }) => receipts?.ru)).toEqual(
      booking.receiptTokens.map((token) => `http://parvoz.test/receipts/${token}.pdf?lang=ru`),
    );
    const segments = trip.directions.flatMap((direction) => direction.segments);
    expect(segments.map(({ check_in_code }) => check_in_code)).toEqual(["HX4K2P", "TQ8M3R", "TQ8M3R", "HX4K2P"]);
    expect(segments.map(({ self_transfer }) => self_transfer)).toEqual([true, false, true, false]);
    expect(segments[0]).toMatchObject({ departs_at: "2026-12-05T18:40:00.000Z", departure: { datetime: "2026-12-05 23:40:00" } });
    expect(trip.passengers[0]?.tickets.map(({ pnr }) => pnr)).toEqual(["HX4K2P", "TQ8M3R"]);
  });

  it("names the extra bags of each passenger while the booking is in force, without their price", async () => {
    const [price] = SNAPSHOT.prices;
    if (!price) throw new Error("the sample has no price");
    const bags = [{ id: "b", direction: 1, pieces: 2, kg: 23, amountMinor: 90_000_000 }];
    const snapshot = { ...SNAPSHOT, prices: [price, { ...price, bags }] };
    const shown = async (status: BookingStatus) => {
      const { publicToken } = await insertBooking({ people: PEOPLE, snapshot, status });
      const { passengers } = tripContract.parse(await readTrip({ token: publicToken, locale: "en" }));
      return passengers.map(({ extra_bags }) => extra_bags);
    };
    for (const status of ["booked", "ticketed"] as const) {
      expect(await shown(status)).toEqual([[], [{ direction: 1, piece: 2, weight: 23 }]]);
    }
    expect(await shown("refunded")).toEqual([[], []]);
  });

  it("counts down while unpaid, and holds back what the tickets will bring", async () => {
    const booking = await insertBooking({ status: "booked", expiresAt: new Date("2026-11-21T12:00:00Z") });
    const trip = await readTrip({ token: booking.publicToken, locale: "en" });
    expect(trip.expire).toBe("2026-11-21 12:00:00");
    expect(trip.passengers.every(({ receipts }) => receipts === null)).toBe(true);
    expect(trip.directions[0]?.segments[0]?.check_in_code).toBeNull();
  });

  it("tells nothing that identifies a person beyond the name", async () => {
    const booking = await insertBooking({ people: PEOPLE });
    const answer = JSON.stringify(await readTrip({ token: booking.publicToken, locale: "en" }));
    for (const secret of ["example.test", "+9989", "AA1234567", "1990-01-01", "Dilnoza", booking.id, booking.partnerId]) {
      expect(answer).not.toContain(secret);
    }
  });

  it("is not found under any other token", async () => {
    const { id, bookingNumber, receiptTokens } = await insertBooking();
    const tokens = ["AAAAAAAAAAAAAAAAAAAAAA", "", "\u0000", id, bookingNumber, receiptTokens[0] ?? ""];
    const answers = tokens.map((token) => refusalOf(readTrip({ token, locale: "en" })));
    expect(await Promise.all(answers)).toEqual(tokens.map(() => "booking_not_found"));
  });
});
