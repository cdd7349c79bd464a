import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { type Booking, booking, createdBooking, payment, statusOnly } from "@/lib/contracts/interface/bookings";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { untilStatus } from "../pages/wait";
import { inDays, type Partner, searchPath } from "./partner";
import { bookingOf, makePerson } from "./people";

/** A fare that may be given back, from Tashkent and back, on a day of its own. */
export async function findRefundable(partner: Partner, days: number, { to = "IST", adults = 1 } = {}): Promise<Offer> {
  const path = searchPath({ to, depart: inDays(days), back: inDays(days + 7), adults });
  const found = await partner.ok("GET", path, z.array(offer));
  for (const { id } of found.filter(({ is_fare_family }) => is_fare_family).slice(0, 5)) {
    const family = await partner.ok("GET", `/api/v1/offers/${encodeURIComponent(id)}/fare-family`, z.array(offer));
    const refundable = family.find(({ refund }) => refund);
    if (refundable) return refundable;
  }
  throw new Error("no refundable fare in the demonstration");
}

/** A booking of one adult on a refundable fare, paid and ticketed. */
export async function makeTicketed(partner: Partner, days = 60): Promise<Booking> {
  const { id: offerId } = await findRefundable(partner, days);
  const body = bookingOf([makePerson("adt")]);
  const { id } = await partner.ok("POST", `/api/v1/offers/${encodeURIComponent(offerId)}/booking`, createdBooking, { body });
  await partner.ok("POST", `/api/v1/booking/${id}/payment`, payment, { body: {} });
  return untilStatus(partner, id, "ticketed");
}

/** A ticketed booking whose refund the back office has to decide. */
export async function makeRequest(partner: Partner): Promise<Booking> {
  const made = await makeTicketed(partner);
  const { status } = await partner.ok("DELETE", `/api/v1/booking/${made.id}/manual-refund`, statusOnly);
  expect(status).toBe("refund_request_sent");
  return partner.ok("GET", `/api/v1/booking/${made.id}`, booking);
}

/** Opens a waiting request from the back office's list; the newest is on its last page. */
export async function openRequest(desk: Page, bookingNumber: string): Promise<void> {
  const link = desk.getByRole("link", { name: bookingNumber }).and(desk.locator(":visible"));
  const next = desk.getByRole("link", { name: "Next" });
  for (let page = 1; ; page++) {
    await desk.goto(`/operator/refunds?state=open&page=${page}`);
    await expect(desk.getByText(/^\d+ requests?$/)).toBeVisible();
    if ((await link.count()) > 0 || (await next.count()) === 0) break;
  }
  await link.click();
}
