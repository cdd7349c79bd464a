import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account";
import { type Buyer, bookingBody, bookingIdOf, findOffer, inDays } from "./buyer";
import { FLIGHTS } from "./flights";
import type { HttpClient } from "./http-client";
import { insist } from "./insist";
import type { Product } from "./product";
import { pick } from "./random";

/** Days of departure over which the load goes, so that it fills no flight. */
const FIRST_DAY = 30;
const DAYS = 5;
const BREATH_MS = 20;

/** Shares of bookings that are paid, and of those that are voided; what is not paid is cancelled. */
const PAID = 0.8;
const VOIDED = 0.2;

interface Trade {
  product: Product;
  client: HttpClient;
  account: Account;
  buyer: Buyer;
  random: () => number;
  clients: number;
}

/** Clients that book, pay, void and cancel, each request with a key of its own and repeated until it is answered. @returns how they are stopped */
export async function trade({ product, client, account, buyer, random, clients }: Trade): Promise<() => Promise<void>> {
  const { portal, tier } = product.ports;
  const days = Array.from({ length: DAYS }, (_, index) => inDays(FIRST_DAY + index));
  const offers: string[] = [];
  for (const date of days) offers.push((await findOffer(buyer, tier, { flight: FLIGHTS.wide, date })).id);
  let isOver = false;
  const portOf = () => (random() < 0.5 ? portal : tier);
  const ask = (method: "POST" | "DELETE", path: string, body?: string) =>
    insist({
      client,
      account,
      portOf,
      request: { method, path, token: buyer.token, key: randomUUID(), ...(body !== undefined && { body }) },
    });

  const one = async () => {
    const body = bookingBody(random);
    account.tries++;
    const made = await ask("POST", `/api/v1/offers/${pick(offers, random)}/booking`, body);
    if (made.status !== 200) return account.complain(`a booking was answered ${made.status} ${made.body.slice(0, 200)}`);
    const id = bookingIdOf(made.body);
    const told = account.booked(id);
    if (random() >= PAID) {
      const cancelled = await ask("DELETE", `/api/v1/booking/${id}/cancel-unpaid`);
      told.cancelled = cancelled.status === 200;
      if (!told.cancelled) account.complain(`a cancellation was answered ${cancelled.status} ${cancelled.body.slice(0, 200)}`);
      return;
    }
    const paid = await ask("POST", `/api/v1/booking/${id}/payment`);
    told.paid = paid.status === 200;
    if (!told.paid) return account.complain(`a payment was answered ${paid.status} ${paid.body.slice(0, 200)}`);
    if (random() >= VOIDED) return;
    const voided = await ask("DELETE", `/api/v1/booking/${id}/void`);
    told.voided = voided.status === 200;
    if (!told.voided) account.complain(`a void was answered ${voided.status} ${voided.body.slice(0, 200)}`);
  };
  const loop = async () => {
    while (!isOver) {
      await one();
      await pause(BREATH_MS);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, loop));
  return async () => {
    isOver = true;
    await running;
  };
}
