import { expect } from "@playwright/test";
import { z } from "zod";
import { type Booking, booking, createdBooking, statusOnly } from "@/lib/contracts/interface/bookings";
import { offer } from "@/lib/contracts/interface/offers";
import type { SandboxEvent } from "@/lib/contracts/interface/sandbox";
import { BASE_URL, inDays, searchPath } from "../product/partner";
import { bookingOf, makePerson } from "../product/people";
import { type Shot, sendUnlimited } from "./raw";

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Somebody new in what answers to both tiers are compared without. */
const alike = () => makePerson("adt", { tel: "+998901234567", gender: "F" });

/** A program in test mode, whose world no other test touches. */
export class TestModeCaller {
  constructor(readonly key: string) {}

  /** Asks the portal's server. @returns `data` of an answer that has to be 200 */
  async data<Schema extends z.ZodType>(shot: Shot, schema: Schema): Promise<z.output<Schema>> {
    const answer = await sendUnlimited(BASE_URL, { ...shot, headers: bearer(this.key) });
    expect(answer.status, answer.body).toBe(200);
    return schema.parse(z.object({ data: z.unknown() }).parse(JSON.parse(answer.body)).data);
  }

  post<Schema extends z.ZodType>(path: string, body: unknown, schema: Schema): Promise<z.output<Schema>> {
    return this.data({ method: "POST", path: `/api/v1${path}`, body: JSON.stringify(body) }, schema);
  }

  async offer(to = "IST", adults = 1): Promise<string> {
    const [found] = await this.data({ method: "GET", path: searchPath({ to, adults, depart: inDays(50) }) }, z.array(offer));
    return found?.id ?? "";
  }

  /** A booking that nobody has made yet. */
  async booking(to = "IST", adults = 1): Promise<Shot> {
    const body = JSON.stringify(bookingOf(Array.from({ length: adults }, alike)));
    return { method: "POST", path: `/api/v1/offers/${await this.offer(to, adults)}/booking`, headers: bearer(this.key), body };
  }

  /** An unpaid booking. @returns its id */
  async book(to = "IST", adults = 1): Promise<string> {
    return (await this.data(await this.booking(to, adults), createdBooking)).id;
  }

  /** A booking to which these events have happened. */
  async bookAnd(events: readonly SandboxEvent[], adults = 1): Promise<Booking> {
    const id = await this.book("IST", adults);
    for (const type of events) await this.post(`/sandbox/booking/${id}/events`, { type }, booking);
    return this.data({ method: "GET", path: `/api/v1/booking/${id}` }, booking);
  }

  ticketed(adults = 1): Promise<Booking> {
    return this.bookAnd(["booking.paid", "booking.ticketed"], adults);
  }

  /** A booking of two, one of whom has been refunded: every call about bookings has something to say of it. @returns its id */
  async partlyRefunded(): Promise<string> {
    const { id, passengers } = await this.ticketed(2);
    await this.post(`/booking/${id}/partial-refund`, { passengers: [passengers[1]?.key] }, statusOnly);
    return id;
  }
}
