import type { Currency } from "@/lib/domain/money";
import type { Place } from "./places";
import { seeded } from "./random";

export type CarrierKind = "network" | "budget" | "regional" | "charter";

/** An airline of the made world. */
export interface WorldCarrier {
  code: string;
  kind: CarrierKind;
  /** Indices of its hubs or bases in the places, the main one first. */
  hubs: number[];
  /** Take-offs of an average day that it is to have. */
  flightsPerDay: number;
  /** How its schedule is filed. */
  timeMode: "L" | "U";
  /** Index of its alliance; -1 for none. */
  alliance: number;
  currency: Currency;
}

/** The largest so many carriers, budget and charter ones apart, are in one of three alliances; in small worlds the larger half of all. */
const ALLIED = 130;
const ALLIED_SHARE = 0.6;
/** Which alliance, over and over: the first one is the largest. */
const ALLIANCES = [0, 1, 0, 2, 1, 0, 2];
/** Kinds by size, over and over. */
const KINDS: readonly CarrierKind[] = ["network", "network", "budget", "regional", "network", "budget", "regional", "network", "budget"];
const FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXY";
const SECOND = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789";
/** Flight numbers end at 9999, and a flight that is not daily needs one as well. */
const MOST_FLIGHTS = 7_000;
/** Share of an airport's departures that its home carrier may have. */
const HUB_SHARE = 0.5;

/** Airlines, the largest first. */
export function makeCarriers(places: readonly Place[], flightsPerDay: number, seed: number): WorldCarrier[] {
  const random = seeded(seed + 1);
  const count = Math.max(6, Math.round(1.25 * Math.sqrt(flightsPerDay)));
  const room = places.map(({ weight }) => 2 * HUB_SHARE * weight * flightsPerDay);
  const sizes = Array.from({ length: count }, (_, index) => (index + 4) ** -0.95);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, index): WorldCarrier => {
    const kind = index > 20 && index % 20 === 0 ? "charter" : (KINDS[index % KINDS.length] ?? "network");
    const wanted = Math.min(MOST_FLIGHTS, (size / total) * flightsPerDay);
    const { hubs, taken } = takeHubs(places, room, wanted, hubsOf(kind), random);
    const alliance = kind === "network" || kind === "regional" ? allianceOf(index, count) : -1;
    const timeMode = random() < 0.12 ? "U" : "L";
    return {
      code: carrierCode(index),
      kind,
      hubs,
      flightsPerDay: Math.max(0.4 * wanted, taken),
      timeMode,
      alliance,
      currency: currencyOf(places[hubs[0] ?? 0]),
    };
  });
}

function hubsOf(kind: CarrierKind): number {
  return { network: 8, budget: 20, regional: 3, charter: 2 }[kind];
}

/** The airport with most room, and others of its country until the flights fit, as far as they do. */
function takeHubs(places: readonly Place[], room: number[], flights: number, most: number, random: () => number) {
  const main = room.reduce((best, left, index) => (left * (0.6 + 0.4 * random()) > (room[best] ?? 0) ? index : best), 0);
  const hubs = [main];
  let left = flights - take(room, main, flights);
  const country = places[main]?.country;
  for (let index = 0; index < Math.min(places.length, 900) && left > 0 && hubs.length < most; index++) {
    if (index === main || places[index]?.country !== country || (room[index] ?? 0) < 4) continue;
    hubs.push(index);
    left -= take(room, index, left);
  }
  return { hubs, taken: flights - left };
}

function take(room: number[], hub: number, wanted: number): number {
  const taken = Math.min(wanted, room[hub] ?? 0);
  room[hub] = (room[hub] ?? 0) - taken;
  return taken;
}

function allianceOf(index: number, count: number): number {
  return index < Math.min(ALLIED, count * ALLIED_SHARE) ? (ALLIANCES[index % ALLIANCES.length] ?? -1) : -1;
}

/** `ZZ` is the product's invented test airline, so Z never begins one here. */
function carrierCode(index: number): string {
  return FIRST.charAt(index % FIRST.length) + SECOND.charAt(Math.floor(index / FIRST.length));
}

function currencyOf(place: Place | undefined): Currency {
  if (place?.country === "UZ") return "UZS";
  if (place?.country === "RU") return "RUB";
  return place?.timeZone.startsWith("Europe/") === true ? "EUR" : "USD";
}
