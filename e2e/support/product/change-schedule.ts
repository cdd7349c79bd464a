import { expect } from "@playwright/test";
import { z } from "zod";
import { type Booking, booking, createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import { runProgram } from "../clients/run-program";
import { untilStatus } from "../pages/wait";
import { type Partner, searchPath } from "./partner";
import { bookingOf, makePerson } from "./people";
import { findRefundable } from "./ticketed";

type Kind = "small-time" | "large-time" | "over-midnight" | "cancellation";

/** Where nothing else in these journeys flies: for a moment a flight that has just changed cannot be booked. */
export interface Trip {
  to: string;
  /** Days from today. */
  days: number;
}

/** Bookings of one adult each on the same flights, that are not paid. */
export async function makeUnpaid(partner: Partner, { to, days }: Trip, count: number): Promise<Booking[]> {
  const { id: offerId } = await findRefundable(partner, days, { to });
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
      return readBooking(partner, id);
    }),
  );
}

/** The same, paid and ticketed. */
export async function makeTicketedTogether(partner: Partner, trip: Trip, count: number): Promise<Booking[]> {
  const unpaid = await makeUnpaid(partner, trip, count);
  return Promise.all(
    unpaid.map(async ({ id }) => {
      await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
      return untilStatus(partner, id, "ticketed");
    }),
  );
}

/**
 * Changes the first flight of bookings that share it while the product runs, as `npx parvoz demo change-schedule` does.
 * @returns them as they are when searches know of it: until then, other flights are offered that the change has taken away
 */
export async function changeFlightOf(partner: Partner, bookings: readonly Booking[], kind: Kind): Promise<Booking[]> {
  const number = bookings[0]?.booking_number;
  const command = ["--import", "tsx", "scripts/demo.ts", "change-schedule", `--kind=${kind}`, `--booking=${number}`];
  const { code, output } = await runProgram(process.execPath, command, process.cwd());
  expect(code, output).toBe(0);
  if (bookings[0]) await untilSearchesKnow(partner, bookings[0]);
  const changed = await Promise.all(bookings.map(({ id }) => readBooking(partner, id)));
  for (const { schedule_changes } of changed) expect(schedule_changes, output).toHaveLength(1);
  return changed;
}

/** Waits until the flight that the booking begins with is no longer offered at the time at which it was booked. */
async function untilSearchesKnow(partner: Partner, { directions }: Booking): Promise<void> {
  const segments = directions[0]?.segments ?? [];
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error("the booking has no flights");
  const depart = first.departure.datetime.slice(0, "YYYY-MM-DD".length);
  const path = searchPath({ from: first.departure.airport.code, to: last.arrival.airport.code, depart });
  const nameOf = ({ airline, flight_number, departure }: typeof first) => `${airline.code}${flight_number} ${departure.datetime}`;
  const offered = async () => {
    const found = await partner.ok("GET", path, z.array(offer));
    return found.flatMap((each) => each.directions.flatMap((direction) => direction.segments.map(nameOf)));
  };
  await expect.poll(offered, { timeout: 60_000 }).not.toContain(nameOf(first));
}

export function readBooking(partner: Partner, bookingId: string): Promise<Booking> {
  return partner.ok("GET", `/api/v1/booking/${bookingId}`, booking);
}
