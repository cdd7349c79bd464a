import { db } from "@/lib/db";
import { type AuthorisationRule, customaryCabin } from "@/lib/domain/nesting";
import type { Cabin } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { groupBy } from "@/lib/domain/pricing/group-by";
import { makeTariff } from "@/lib/domain/pricing/tariff";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import { compileNetwork, type EngineAirport } from "@/lib/engine/network";
import { airportByCode, allAirports } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";
import { toBagPrice, toFare, toLegPattern, toRule, toTaxRule } from "./read-rows";
import type { HouseSnapshot } from "./snapshot";

/** How far ahead flights are sold, days. */
export const SELLING_DAYS = 330;

/** Today's UTC date may be yesterday's or tomorrow's at an airport. */
const DATE_SLACK_DAYS = 1;

/** Versions of everything that a snapshot is made from, as one text. */
export async function readVersion(): Promise<string> {
  return versionText(await db().dataVersion.findMany());
}

/**
 * Reads schedule, fares, rules, taxes, bag prices, rates and agreements at one moment and compiles them.
 * @param today UTC day number; flights from then on are searchable
 */
export async function loadSnapshot(today: number): Promise<HouseSnapshot> {
  const rows = await readAll();
  const fares = rows.fares.map(toFare);
  const rules = rows.rules.map((row) => ({ carrier: row.carrier, ...toRule(row) }));
  const agreements = rows.agreements.map(({ carrierA, carrierB }) => [carrierA, carrierB] as const);
  const window = { fromDay: today - DATE_SLACK_DAYS, toDay: today + SELLING_DAYS + DATE_SLACK_DAYS };
  return {
    version: rows.version,
    today,
    network: compileNetwork({ legs: rows.legs.map(toLegPattern), airports: engineAirports(), agreements, ...window }),
    tariff: makeTariff(fares, (airport) => airportByCode(airport)?.cityCode ?? airport),
    rules: groupBy(rules, (rule) => rule.carrier),
    cabinOf: makeCabinOf(rules, fares),
    taxRules: rows.taxes.map(toTaxRule),
    bagPrices: groupBy(rows.bags.map(toBagPrice), (price) => price.carrier),
    rates: rows.rates,
    agreed: makeAgreed(agreements),
    priceLists: new Map(),
    levels: new Map(),
  };
}

/** A large network's rows on a busy machine take their time; nobody's lock waits for them. */
const READ_TIMEOUT_MS = 120_000;

/** One transaction on one snapshot of the database, so that an import is seen whole or not at all. */
function readAll() {
  return db().$transaction(
    async (client) => ({
      version: versionText(await client.dataVersion.findMany()),
      legs: await client.scheduleLeg.findMany({ include: { season: { select: { timeMode: true } } } }),
      fares: await client.fare.findMany(),
      rules: await client.inventoryRule.findMany(),
      taxes: await client.taxRule.findMany({ orderBy: { id: "asc" } }),
      bags: await client.baggagePrice.findMany(),
      rates: await client.exchangeRate.findMany(),
      agreements: await client.interlineAgreement.findMany(),
    }),
    { isolationLevel: "RepeatableRead", maxWait: READ_TIMEOUT_MS, timeout: READ_TIMEOUT_MS },
  );
}

function versionText(versions: readonly { kind: string; version: number }[]): string {
  return versions
    .map(({ kind, version }) => `${kind}${version}`)
    .sort()
    .join();
}

function engineAirports(): EngineAirport[] {
  return allAirports().map(({ code, country, timeZone, latitude, longitude }) => ({
    code,
    country,
    timeZone,
    latitude,
    longitude,
    connect: connectionTimes(code),
  }));
}

/** The carrier's inventory rules say which cabin a class belongs to, else its fares, else custom. */
function makeCabinOf(rules: readonly (AuthorisationRule & { carrier: string })[], fares: readonly Fare[]): HouseSnapshot["cabinOf"] {
  const cabins = new Map<string, Cabin>();
  for (const { carrier, bookingClass, cabin } of [...fares, ...rules]) cabins.set(carrier + bookingClass, cabin);
  return (carrier, bookingClass) => cabins.get(carrier + bookingClass) ?? customaryCabin(bookingClass);
}

function makeAgreed(agreements: readonly (readonly [string, string])[]): Agreed {
  const pairs = new Set(agreements.flatMap(([left, right]) => [`${left}-${right}`, `${right}-${left}`]));
  return (left, right) => left === right || pairs.has(`${left}-${right}`);
}
