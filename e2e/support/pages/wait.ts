import { expect } from "@playwright/test";
import { type Booking, booking } from "@/lib/contracts/interface/bookings";
import type { Partner } from "../product/partner";

/** Polls the booking, as clients do, until the worker has brought it to this status. */
export async function untilStatus(partner: Partner, bookingId: string, status: Booking["status"]): Promise<Booking> {
  await expect
    .poll(async () => (await partner.ok("GET", `/api/v1/booking/${bookingId}`, booking)).status, { timeout: 60_000, intervals: [500] })
    .toBe(status);
  return partner.ok("GET", `/api/v1/booking/${bookingId}`, booking);
}
