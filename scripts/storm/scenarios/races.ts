import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/db";
import { toSsimDate } from "@/lib/formats/ssim/ssim-date";
import { expireBooking } from "@/lib/services/booking/life/expire-booking";
import { applyMessages } from "@/lib/services/schedule/messages/apply-messages";
import type { Account } from "../account";
import { type Buyer, bookingBody, bookingIdOf, findOffer, findWideOffers, inDays, openBuyer } from "../buyer";
import { FLIGHTS, INVENTED } from "../flights";
import { insist } from "../insist";
import { pick } from "../random";
import { faultRow, partnerCode, type Scenario, type StormContext } from "../scenario";

/** So many races of each kind in a storm of ten minutes. */
const TIMES = 1_000;
const MIN_TIMES = 20;
const AT_ONCE = 10;
/** Flights on this day and on those behind it are cancelled; of races in which none is, each has some days of its own. */
const DAY = 100;
const RACE_DAY = 210;
const DAYS_APART = 5;
/** The second act begins so much sooner or later than the first at most, milliseconds. */
const APART_MS = 30;
/** Until the tickets of a paid booking are there, milliseconds. */
const TICKETED_WITHIN_MS = 60_000;

/** What a race is run with: a booking's id, and how its partner's program asks for something. */
interface Track {
  id: string;
  account: Account;
  /** Whether the request was granted. A refusal has to be a clear one. */
  ask: (method: "POST" | "DELETE", operation: string) => Promise<boolean>;
}

type Act = (track: Track) => Promise<boolean>;

interface Race {
  fault: string;
  /** Brings a new booking to the start. */
  prepare?: (track: Track) => Promise<void>;
  acts: readonly [Act, Act];
}

const pay: Act = async ({ id, account, ask }) => {
  const granted = await ask("POST", "payment");
  if (granted) account.booked(id).paid = true;
  return granted;
};
const cancel: Act = async ({ id, account, ask }) => {
  const granted = await ask("DELETE", "cancel-unpaid");
  if (granted) account.booked(id).cancelled = true;
  return granted;
};
const voided: Act = async ({ id, account, ask }) => {
  const granted = await ask("DELETE", "void");
  if (granted) account.booked(id).voided = true;
  return granted;
};
const refund: Act = async ({ id, account, ask }) => {
  const granted = await ask("DELETE", "auto-cancel");
  if (granted) account.booked(id).voided = true;
  return granted;
};
/** As the worker does at the second from which it may; its own sweep may be quicker. */
const expire: Act = async ({ id, account }) => {
  const { expiresAt } = await db().booking.findUniqueOrThrow({ where: { id }, select: { expiresAt: true } });
  // A timer may fire a millisecond early, when it may not expire yet.
  while (Date.now() < expiresAt.getTime()) await pause(1);
  const done = await expireBooking({ bookingId: id, now: new Date() });
  const { status } = await db().booking.findUniqueOrThrow({ where: { id }, select: { status: true } });
  const granted = done || status === "cancelled";
  if (granted) account.booked(id).cancelled = true;
  return granted;
};

const RACES: readonly Race[] = [
  { fault: "payment against payment", acts: [pay, pay] },
  { fault: "payment against cancellation", acts: [pay, cancel] },
  { fault: "payment against expiry", prepare: expireSoon, acts: [pay, expire] },
  { fault: "void against refund", prepare: ticketed, acts: [voided, refund] },
];

/** Two acts that exclude each other at the same moment: exactly one is granted, and money moves once. */
export const races: Scenario = {
  name: "races",
  async *run(context) {
    for (const [index, race] of RACES.entries()) yield await run(context, race, RACE_DAY + index * DAYS_APART);
    yield await paymentAgainstChange(context);
  },
};

function timesOf({ minutes }: StormContext): number {
  return Math.max(MIN_TIMES, Math.round((TIMES * Math.min(minutes, 10)) / 10));
}

function run(context: StormContext, { fault, prepare, acts: [one, other] }: Race, firstDay: number) {
  const work = async (account: Account, random: () => number) => {
    const times = timesOf(context);
    const buyer = await openBuyer({ code: partnerCode(), port: context.product.ports.tier });
    const offers = await findWideOffers(buyer, context.product.ports.tier, { firstDay, seats: times });
    let left = times;
    const raceOn = async () => {
      while (left-- > 0) {
        const track = await book({ context, account, random, buyer, offer: pick(offers, random) });
        await prepare?.(track);
        account.tries++;
        const apart = (random() * 2 - 1) * APART_MS;
        const granted = await Promise.all([after(-apart, () => one(track)), after(apart, () => other(track))]);
        const count = granted.filter(Boolean).length;
        if (count !== 1) account.complain(`of ${track.id}, ${count} of two were granted`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, raceOn));
    return [buyer.partnerId];
  };
  return faultRow({ context, fault, work });
}

async function after(ms: number, act: () => Promise<boolean>): Promise<boolean> {
  if (ms > 0) await pause(ms);
  return act();
}

async function start({ product }: StormContext, date: string): Promise<{ buyer: Buyer; offer: string }> {
  const buyer = await openBuyer({ code: partnerCode(), port: product.ports.tier });
  const { id } = await findOffer(buyer, product.ports.tier, { flight: FLIGHTS.wide, date });
  return { buyer, offer: id };
}

interface Booking {
  context: StormContext;
  account: Account;
  random: () => number;
  buyer: Buyer;
  offer: string;
}

async function book({ context, account, random, buyer, offer }: Booking): Promise<Track> {
  const { portal, tier } = context.product.ports;
  const send = (method: "POST" | "DELETE", path: string, body?: string) =>
    insist({
      client: context.client,
      account,
      portOf: () => (random() < 0.3 ? portal : tier),
      request: { method, path, token: buyer.token, key: randomUUID(), ...(body !== undefined && { body }) },
    });
  const made = await send("POST", `/api/v1/offers/${offer}/booking`, bookingBody(random));
  if (made.status !== 200) throw new Error(`a booking was answered ${made.status} ${made.body.slice(0, 200)}`);
  const id = bookingIdOf(made.body);
  account.booked(id);
  const ask: Track["ask"] = async (method, operation) => {
    const { status, body } = await send(method, `/api/v1/booking/${id}/${operation}`);
    if (status !== 200 && status !== 422) account.complain(`${operation} was answered ${status} ${body.slice(0, 200)}`);
    return status === 200;
  };
  return { id, account, ask };
}

/** Its last moment is while the race is run. */
async function expireSoon({ id }: Track): Promise<void> {
  await db().booking.update({ where: { id }, data: { expiresAt: new Date(Date.now() + APART_MS / 2) } });
}

async function ticketed(track: Track): Promise<void> {
  if (!(await pay(track))) throw new Error(`the booking ${track.id} was not paid`);
  for (const until = Date.now() + TICKETED_WITHIN_MS; ; await pause(100)) {
    const { status } = await db().booking.findUniqueOrThrow({ where: { id: track.id }, select: { status: true } });
    if (status === "ticketed") return;
    if (Date.now() > until) return track.account.complain(`${track.id} has no tickets after ${TICKETED_WITHIN_MS / 1000} s`);
  }
}

/** A flight is cancelled by a message while its bookings are paid: each payment is granted or refused, and what is paid and open can be had back. */
function paymentAgainstChange(context: StormContext) {
  const work = async (account: Account, random: () => number) => {
    const rounds = Math.ceil(timesOf(context) / AT_ONCE);
    const partners: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const date = inDays(DAY + 1 + round);
      const { buyer, offer } = await start(context, date);
      partners.push(buyer.partnerId);
      const tracks = await Promise.all(Array.from({ length: AT_ONCE }, () => book({ context, account, random, buyer, offer })));
      account.tries += tracks.length;
      await Promise.all([cancelFlight(date, account), ...tracks.map((track) => after(random() * APART_MS, () => pay(track)))]);
    }
    return partners;
  };
  return faultRow({ context, fault: "payment against a cancelled flight", work });
}

async function cancelFlight(date: string, account: Account): Promise<void> {
  const text = `ASM\nLT\nCNL TECH\n${INVENTED.carrier}${String(FLIGHTS.wide).padStart(3, "0")}/${toSsimDate(date)}`;
  const { messages } = await applyMessages({ text, source: "storm", actor: "storm", now: new Date() });
  for (const { result, problems } of messages)
    if (result.state !== "applied") account.complain(`the message was ${result.state} ${problems[0]?.problem ?? ""}`);
}
