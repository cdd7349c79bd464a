import { z } from "zod";
import { booking } from "@/lib/contracts/bookings";
import type { Offer } from "@/lib/contracts/offers";
import { type BenchPartner, inDays, searchPath } from "./partner";

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** Bookings in the states that paths need, made one after the other before a clock starts. */
export class Stock {
  private turn = 0;

  private constructor(
    private readonly partner: BenchPartner,
    private readonly offers: readonly Offer[],
  ) {}

  /** Offers that can be refunded, on so many dates that few are used twice: a class that fills makes the price rise. */
  static async of(partner: BenchPartner): Promise<Stock> {
    const found: Offer[] = [];
    for (let day = 20; day < 320; day++) {
      for (const to of ["IST", "DXB", "SVO"]) {
        const offers = await partner.offers(searchPath(to, inDays(day), { cabin: "B" }));
        found.push(...offers.filter(({ refund, directions }) => refund && directions[0]?.segments.length === 1));
      }
    }
    if (found.length === 0) throw new Error("no refundable offers");
    return new Stock(partner, found);
  }

  nextOffer(): string {
    return this.offers[this.turn++ % this.offers.length]?.id ?? "";
  }

  async booked(count: number): Promise<string[]> {
    const made: string[] = [];
    for (let i = 0; i < count; i++) made.push(await this.partner.book(this.nextOffer()));
    return made;
  }

  async paid(count: number): Promise<string[]> {
    const ids = await this.booked(count);
    for (const id of ids) await this.partner.ask({ method: "POST", path: `/api/v1/booking/${id}/payment` }, z.unknown());
    return ids;
  }

  async ticketed(count: number): Promise<string[]> {
    const ids = await this.paid(count);
    for (const id of ids) await this.untilTicketed(id);
    return ids;
  }

  private async untilTicketed(id: string): Promise<void> {
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; ) {
      if ((await this.partner.ask({ method: "GET", path: `/api/v1/booking/${id}` }, booking)).status === "ticketed") return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`booking ${id} was not ticketed within a minute`);
  }
}
