import { expect } from "@playwright/test";
import { type Booking, booking, createdBooking } from "@/lib/contracts/bookings";
import type { Partner } from "./partner";
import { bookingOf, makePerson } from "./people";
import { runProgram } from "./run-program";
import { findRefundable } from "./ticketed";

type Kind = "small-time" | "large-time" | "cancellation";

/** Changes the first flight of a booking while the product runs, as `npm run demo:change-schedule` does. @returns the booking as it is then */
export async function changeFlightOf(partner: Partner, { id, booking_number }: Booking, kind: Kind): Promise<Booking> {
  const command = ["--import", "tsx", "scripts/demo.ts", "change-schedule", `--kind=${kind}`, `--booking=${booking_number}`];
  const { code, output } = await runProgram(process.execPath, command, process.cwd());
  expect(code, output).toBe(0);
  const changed = await partner.ok("GET", `/api/v1/booking/${id}`, booking);
  expect(changed.schedule_changes, output).toHaveLength(1);
  return changed;
}

/** A booking of one adult that is not paid. */
export async function makeUnpaid(partner: Partner, days: number): Promise<Booking> {
  const { id: offerId } = await findRefundable(partner, days);
  const path = `/api/v1/offers/${encodeURIComponent(offerId)}/booking`;
  const { id } = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
  return partner.ok("GET", `/api/v1/booking/${id}`, booking);
}
