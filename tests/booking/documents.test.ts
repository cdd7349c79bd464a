import { beforeAll, describe, expect, test } from "vitest";
import type { ParsedBookingRequest } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { firstOffer, testModeOf } from "@/tests/support/offers/sandbox";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let other: PartnerContext;
let days = 20;

beforeAll(async () => {
  world = await makeWorld();
  other = (await makePartner()).partner;
});

/** A day of its own for every test. */
function nextDate(): string {
  days += 1;
  return world.date(days);
}

async function buy(partner: PartnerContext, date: string, body: ParsedBookingRequest) {
  const { offerId } = await findOffer({ partner, now: world.now, date, carrier: "TK" });
  return book({ partner, now: world.now, offerId, body });
}

/** Somebody new, with the documents of another booking's passengers. */
function withDocumentsOf({ passengers }: ParsedBookingRequest): ParsedBookingRequest {
  const fresh = makeBody();
  return { ...fresh, passengers: fresh.passengers.map((person, at) => ({ ...person, doc_number: passengers[at]?.doc_number })) };
}

describe("a document that is on the flight already", () => {
  test("is a duplicate whatever the name and the birth date are", async () => {
    const [date, body] = [nextDate(), makeBody()];
    const made = await buy(world.partner, date, body);
    const [person] = body.passengers;
    const swapped = [{ ...person, first_name: person?.last_name, last_name: person?.first_name, birthdate: "1991-02-03" }];
    for (const again of [withDocumentsOf(body), { ...body, passengers: swapped }]) {
      const data = { existing_booking_id: made.id };
      await expect(buy(world.partner, date, again)).rejects.toMatchObject({ kind: "duplicate_unpaid", data });
    }
  });

  test("is refused to another partner without telling whose it is, until it is free", async () => {
    const [date, body] = [nextDate(), makeBody()];
    const made = await buy(world.partner, date, body);
    const refusal = { kind: "document_on_flight", data: undefined };
    await expect(buy(other, date, withDocumentsOf(body))).rejects.toMatchObject(refusal);
    await expect(buy(other, date, body)).rejects.toMatchObject(refusal);
    expect((await buy(other, nextDate(), body)).status).toBe("booked");
    await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: made.id, actor: "test", now: world.now });
    expect((await buy(other, date, withDocumentsOf(body))).status).toBe("booked");
  });

  test("goes with its passenger to other flights", async () => {
    const [date, later, body] = [nextDate(), nextDate(), makeBody()];
    const made = await buy(world.partner, date, body);
    const moved = JSON.stringify([{ bookingId: made.id, flightKeys: [`TK0371|${later}`] }]);
    await db().$queryRaw`select replace_claims(${moved}::jsonb)::text`;
    expect((await buy(other, date, withDocumentsOf(body))).status).toBe("booked");
    await expect(buy(other, later, withDocumentsOf(body))).rejects.toMatchObject({ kind: "document_on_flight" });
  });

  test("of test mode stands in nobody's way but its own partner's test bookings'", async () => {
    const body = makeBody();
    const buyTest = async (partner: PartnerContext, request: ParsedBookingRequest) => {
      const { id } = await firstOffer({ ...world, partner }, "TAS-IST");
      return book({ partner, now: world.now, offerId: id, body: request });
    };
    const [own, foreign] = [await testModeOf(world.partner), await testModeOf(other)];
    await buyTest(own, body);
    expect((await buyTest(foreign, body)).status).toBe("booked");
    await expect(buyTest(own, withDocumentsOf(body))).rejects.toMatchObject({ kind: "duplicate_unpaid" });
  });
});
