import type { BagPrice } from "@/lib/domain/bags/bag-price";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import type { Cabin } from "@/lib/domain/offer";
import type { Rate } from "@/lib/domain/pricing/exchange";
import type { FareTerms } from "@/lib/domain/pricing/fare-columns";
import type { FareTableBuilder } from "@/lib/domain/pricing/fare-table";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import type { AuthorisationRule } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { Records } from "./records";
import type { FaresOfTerms } from "./select-records";

/** Records of the database as the domain's own shapes. The importers let nothing else in, so anything else is a fault. */

/**
 * Legs, flight by flight: what is done with a flight is done before the next one is read, so that the collector finds next to nothing alive.
 * @param bytes records of which those of a flight follow each other
 */
export function* readFlights(bytes: Uint8Array): Generator<LegPattern[], void> {
  const records = new Records(bytes);
  let flight: LegPattern[] = [];
  while (records.next()) {
    const leg = readLeg(records);
    const [first] = flight;
    if (first && !isSameFlight(first, leg)) {
      yield flight;
      flight = [];
    }
    flight.push(leg);
  }
  if (flight.length > 0) yield flight;
}

function isSameFlight(one: LegPattern, other: LegPattern): boolean {
  return one.flightNumber === other.flightNumber && one.suffix === other.suffix && one.carrier === other.carrier;
}

// One literal, in the order of the columns: a schedule has a million of these.
function readLeg(records: Records): LegPattern {
  return {
    carrier: records.text(),
    flightNumber: records.integer(),
    suffix: records.text(),
    itineraryVariation: records.integer(),
    legSequence: records.integer(),
    serviceType: records.text(),
    timeMode: records.text() === "U" ? "U" : "L",
    periodFrom: records.text(),
    periodTo: records.textOrNull(),
    daysOfOperation: records.integer(),
    frequency: records.integer() === 2 ? 2 : 1,
    origin: records.text(),
    destination: records.text(),
    departureMinutes: records.integer(),
    arrivalMinutes: records.integer(),
    departureDayOffset: records.integer(),
    arrivalDayOffset: records.integer(),
    departureTerminal: records.text(),
    arrivalTerminal: records.text(),
    aircraft: records.text(),
    bookingDesignators: records.text(),
    configuration: records.text(),
  };
}

/** Adds a carrier's fares; their terms stay the text that they came as. */
export function addFares(carrier: string, groups: readonly FaresOfTerms[], builder: FareTableBuilder<string>): void {
  for (const { terms, fares } of groups) {
    const number = builder.termsNumber(terms, () => terms);
    const records = new Records(fares);
    while (records.next()) builder.add(carrier, records.text(), records.text(), records.integer(), number, records.integer());
  }
}

/** What a fare shares with others. */
export function readTerms(text: string): FareTerms {
  const records = new Records(Buffer.from(text));
  return {
    brand: records.text(),
    brandRank: records.integer(),
    bookingClass: records.text(),
    cabin: cabinOf(records.text()),
    currency: currencyOf(records.text()),
    childPercent: records.integer(),
    infantPercent: records.integer(),
    infantSeatPercent: records.integer(),
    baggagePieces: records.integer(),
    baggageKg: records.integer(),
    handPieces: records.integer(),
    handKg: records.integer(),
    seasonFrom: records.textOrNull(),
    seasonTo: records.textOrNull(),
    daysOfWeek: records.integer(),
    advancePurchaseDays: records.integer(),
    refundBeforeMinor: records.integerOrNull(),
    refundAfterMinor: records.integerOrNull(),
    changeBeforeMinor: records.integerOrNull(),
    changeAfterMinor: records.integerOrNull(),
    services: records
      .rest()
      .split("|")
      .filter((service) => service !== ""),
  };
}

export interface CarrierRule extends AuthorisationRule {
  carrier: string;
}

export function readRules(bytes: Uint8Array): CarrierRule[] {
  return readAll(bytes, (records) => ({
    carrier: records.text(),
    bookingClass: records.text(),
    cabin: cabinOf(records.text()),
    daysBefore: records.integer(),
    authorisedPercent: records.integer(),
  }));
}

export function readTaxes(bytes: Uint8Array): TaxRule[] {
  return readAll(bytes, (records) => {
    const [code, , airport, carrier] = [records.text(), records.text(), records.text(), records.text()];
    const scope = scopeOf(records.text());
    const [adultMinor, childMinor, infantMinor] = [records.integer(), records.integer(), records.integer()];
    return { code, airport, carrier, scope, adultMinor, childMinor, infantMinor, currency: currencyOf(records.text()) };
  });
}

export function readBagPrices(bytes: Uint8Array): BagPrice[] {
  return readAll(bytes, (records) => ({
    carrier: records.text(),
    scope: scopeOf(records.text()),
    kg: records.integer(),
    amountMinor: records.integer(),
    currency: currencyOf(records.text()),
    maxPieces: records.integer(),
  }));
}

export function readRates(bytes: Uint8Array): Rate[] {
  return readAll(bytes, (records) => ({ base: records.text(), quote: records.text(), rate: records.text() }));
}

export function readAgreements(bytes: Uint8Array): [string, string][] {
  return readAll(bytes, (records) => [records.text(), records.text()]);
}

/** Of each carrier's booking classes the cabin, see `cabinsOf`. */
export function readCabins(bytes: Uint8Array): { carrier: string; bookingClass: string; cabin: Cabin }[] {
  return readAll(bytes, (records) => ({ carrier: records.text(), bookingClass: records.text(), cabin: cabinOf(records.text()) }));
}

function readAll<Row>(bytes: Uint8Array, read: (records: Records) => Row): Row[] {
  const records = new Records(bytes);
  const rows: Row[] = [];
  while (records.next()) rows.push(read(records));
  return rows;
}

function scopeOf(code: string): "D" | "I" | "A" {
  return code === "D" || code === "I" ? code : "A";
}

function cabinOf(code: string): Cabin {
  return code === "B" ? "B" : "E";
}

function currencyOf(code: string): Currency {
  const known = CURRENCIES.find((currency) => currency === code);
  if (!known) throw new Error(`unknown currency ${code}`);
  return known;
}
