import { randomBytes, randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";
import { payerColumns } from "@/lib/services/ground/personal-data/payer";
import { personColumns } from "@/lib/services/ground/personal-data/person";
import { SNAPSHOT } from "./receipt-sample";

interface Person {
  firstName: string;
  lastName: string;
  docNumber?: string;
  docExpire?: string;
}

interface Choices {
  status?: BookingStatus;
  snapshot?: BookingSnapshot;
  people?: Person[];
  partner?: { name?: string; logo?: Uint8Array<ArrayBuffer> };
  /** Of a partner that is there; else it gets one of its own. */
  partnerId?: string;
  expiresAt?: Date;
  paidAt?: Date;
  seats?: SeatTake[];
}

const token = () => randomBytes(16).toString("base64url");
let serial = 0;

/** A booking written straight into its tables, tickets included where its status has them. */
export async function insertBooking(choices: Choices = {}) {
  const { status = "ticketed", people = [{ firstName: "AZIZ", lastName: "KARIMOV" }] } = choices;
  const snapshot = snapshotFor(choices.snapshot ?? SNAPSHOT, people.length);
  const partner = await partnerOf(choices);
  const row = bookingRow(partner.id, snapshot, status, choices);
  const booking = await db().booking.create({ data: { ...row, ...(await payerColumns(row, PAYER)) } });
  const passengers: string[] = [];
  for (const [position, person] of people.entries()) {
    const passenger = await db().bookingPassenger.create({ data: await passengerRow({ ...row, snapshot }, position, person) });
    await db().ticket.createMany({ data: ticketRows(booking.id, passenger.id, snapshot, TICKETED.includes(status)) });
    passengers.push(passenger.receiptToken);
  }
  return { ...booking, partnerCode: partner.code, receiptTokens: passengers };
}

/** Statuses of bookings whose tickets have been issued. */
const TICKETED: readonly BookingStatus[] = ["ticketed", "refund_request_sent", "refundauthorized", "partiallyrefunded"];

function partnerOf({ partnerId, partner }: Choices) {
  if (partnerId) return db().partner.findUniqueOrThrow({ where: { id: partnerId } });
  return db().partner.create({
    data: { id: randomUUID(), name: "Ipak Yoʻli Travel", code: randomUUID().slice(0, 8), currency: "UZS", ...partner },
  });
}

function snapshotFor(snapshot: BookingSnapshot, people: number): BookingSnapshot {
  if (snapshot.prices.length === people) return snapshot;
  const price = snapshot.prices[0];
  if (!price) throw new Error("the sample has no price");
  return { ...snapshot, prices: Array.from({ length: people }, () => price) };
}

function bookingRow(
  partnerId: string,
  snapshot: BookingSnapshot,
  status: BookingStatus,
  { expiresAt, paidAt, seats = [] }: Choices,
): Prisma.BookingUncheckedCreateInput {
  return {
    id: randomUUID(),
    partnerId,
    bookingNumber: randomBytes(4).toString("hex").toUpperCase(),
    publicToken: token(),
    status,
    supplier: "house",
    currency: "UZS",
    totalMinor: BigInt(snapshot.prices.reduce((sum, price) => sum + price.totalMinor, 0)),
    snapshot: JSON.parse(JSON.stringify(snapshot)),
    seats: JSON.parse(JSON.stringify(seats)),
    journeyHash: randomBytes(32),
    firstDepartureAt: new Date((snapshot.directions[0]?.segments[0]?.departure.utc ?? 0) * 60_000),
    expiresAt: expiresAt ?? new Date("2026-11-21T12:00:00Z"),
    paidAt: paidAt ?? null,
    ticketedAt: status === "ticketed" ? new Date("2026-11-20T20:30:00Z") : null,
  };
}

const PAYER = { payerName: "Dilnoza Aliyeva", payerEmail: "payer@example.test", payerTel: "+998901234567" };

const DETAILS = {
  ...{ middleName: null, birthdate: "1990-01-01", citizenship: "UZ", tel: "+998907654321", email: "traveller@example.test" },
  ...{ docType: "A", docNumber: "AA1234567", docExpire: "2030-01-01" },
};

async function passengerRow(
  booking: { id: string; partnerId: string; snapshot: BookingSnapshot },
  position: number,
  person: Person,
): Promise<Prisma.BookingPassengerUncheckedCreateInput> {
  const id = randomUUID();
  return {
    ...{ id, bookingId: booking.id, position, age: "adt", gender: "M" },
    ...(await personColumns({ id, partnerId: booking.partnerId }, { ...DETAILS, ...person })),
    priceMinor: BigInt(booking.snapshot.prices[position]?.totalMinor ?? 0),
    receiptToken: token(),
  };
}

function ticketRows(bookingId: string, passengerId: string, snapshot: BookingSnapshot, issued: boolean): Prisma.TicketCreateManyInput[] {
  return snapshot.ticketGroups.map((group, ticketGroup) => {
    serial += 1;
    return {
      id: randomUUID(),
      bookingId,
      passengerId,
      ticketGroup,
      pnr: ["HX4K2P", "TQ8M3R"][ticketGroup] ?? "XXXXXX",
      airlineLocators: [["HX4K2P", "TQ8M3R"][ticketGroup] ?? "XXXXXX"],
      ticketNumber: issued ? `250${String(serial).padStart(10, "0")}` : null,
      document: issued ? "airline_ticket" : null,
      carrier: group.validatingCarrier,
      provider: "house",
    };
  });
}
