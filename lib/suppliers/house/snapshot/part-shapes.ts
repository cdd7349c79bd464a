import { z } from "zod";
import type { BagPrice } from "@/lib/domain/bags/bag-price";
import type { MarkupRule } from "@/lib/domain/markups/markup";
import { CURRENCIES, FILED_CURRENCIES } from "@/lib/domain/money";
import type { Cabin } from "@/lib/domain/offer";
import type { Rate } from "@/lib/domain/pricing/exchange";
import type { FareColumns, FareTerms } from "@/lib/domain/pricing/fare-columns";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import type { SaleTerms } from "@/lib/domain/schedule/leg-sale";
import type { AuthorisationRule } from "@/lib/domain/schedule/nesting";
import type { NetworkColumns } from "@/lib/engine/network-columns";
import type { TableColumns } from "@/lib/engine/priced/tables/table-columns";

/** Raised where these shapes, or what compiling makes of the same rows, change: files of an older layout are then compiled again. */
export const LAYOUT = 12;

const [u8, u16, u32] = [z.instanceof(Uint8Array), z.instanceof(Uint16Array), z.instanceof(Uint32Array)];
const [i16, i32, f64] = [z.instanceof(Int16Array), z.instanceof(Int32Array), z.instanceof(Float64Array)];
const texts = z.array(z.string());

const saleTerms: z.ZodType<SaleTerms> = z.object({
  restriction: z.string(),
  qualifier: z.string(),
  classes: z.string(),
  remarks: z.string(),
});

const services = {
  ...{ pair: u32, departureMinute: u16, duration: u16, days: u32, dayPool: u32, words: z.int(), carrier: u16, carriers: texts },
  ...{ international: u8, flight: u32, flightCarrier: u16, flightNumber: u16, flightSuffix: u8 },
  ...{ sale: u16, saleTerms: z.array(saleTerms) },
  ...{ legStart: u32, legKind: u32, legDeparture: u16, legArrival: u16 },
  ...{ kindOrigin: u16, kindDestination: u16, kindTexts: u32, texts },
};

const routes = { from: u16, to: u16, km: f64, outgoing: u32, incomingStart: u32, incoming: u32 };

/** The compiled schedule, and what searches derive of it. */
export interface SchedulePart {
  network: NetworkColumns;
  tables: TableColumns;
}

export const scheduleShape: z.ZodType<SchedulePart> = z.object({
  network: z.object({
    window: z.object({ first: z.int(), count: z.int() }),
    services: z.object(services),
    ofRoute: u32,
    routes: z.object(routes),
    unknownAirports: texts,
  }),
  tables: z.object({
    offsets: i16,
    ...{ pairsOf: u32, pairCarrier: u16, pairRoute: u32 },
    running: z.object({ start: u32, stretches: z.int(), entries: i32 }),
    shortest: u16,
    longest: z.object({ km: f64, minutes: u16 }),
    uses: u8,
  }),
});

/** The cabin of a carrier's booking class, as the carrier's fares have it. */
export interface ClassCabin {
  carrier: string;
  bookingClass: string;
  cabin: Cabin;
}

/** What one carrier authorises. */
export interface InventoryRule extends AuthorisationRule {
  carrier: string;
}

/** Fares and all else that prices and rules are made of. */
export interface PricePart {
  fares: FareColumns;
  cabins: readonly ClassCabin[];
  inventoryRules: readonly InventoryRule[];
  taxRules: readonly TaxRule[];
  bagPrices: readonly BagPrice[];
  rates: readonly Rate[];
  markups: readonly MarkupRule[];
  /** Pairs of carriers that carry each other's passengers on one ticket, in either order. */
  agreements: readonly (readonly [string, string])[];
  /** Carriers whose ticket stock has numbers left. */
  onSale: readonly string[];
}

const [code, whole] = [z.string(), z.int()];
const cabin = z.enum(["B", "E"]);
const currency = z.enum(FILED_CURRENCIES);
const scope = z.enum(["D", "I", "A"]);

const termsShape: z.ZodType<FareTerms> = z.object({
  ...{ brand: code, brandRank: whole, bookingClass: code, cabin, currency },
  ...{ childPercent: whole, infantPercent: whole, infantSeatPercent: whole },
  ...{ baggagePieces: whole, baggageKg: whole, handPieces: whole, handKg: whole },
  ...{ seasonFrom: code.nullable(), seasonTo: code.nullable(), daysOfWeek: whole, advancePurchaseDays: whole },
  ...{ refundBeforeMinor: whole.nullable(), refundAfterMinor: whole.nullable() },
  ...{ changeBeforeMinor: whole.nullable(), changeAfterMinor: whole.nullable(), services: texts },
  ...{ travelFrom: code.nullable(), travelTo: code.nullable(), saleFrom: code.nullable(), saleTo: code.nullable() },
  flightNumbers: z.array(whole),
});

const markupShape: z.ZodType<MarkupRule> = z.object({
  ...{
    id: code,
    place: whole,
    partnerId: code.nullable(),
    carrier: code.nullable(),
    origin: code.nullable(),
    destination: code.nullable(),
  },
  ...{ bothWays: z.boolean(), bookingClasses: z.string(), amount: whole, currency: z.enum(CURRENCIES).nullable() },
  ...{ saleFrom: code.nullable(), saleTo: code.nullable() },
});

export const priceShape: z.ZodType<PricePart> = z.object({
  fares: z.object({
    carriers: texts,
    places: texts,
    markets: f64,
    start: u32,
    amountMinor: f64,
    terms: u32,
    termsList: z.array(termsShape),
  }),
  cabins: z.array(z.object({ carrier: code, bookingClass: code, cabin })),
  inventoryRules: z.array(z.object({ carrier: code, bookingClass: code, cabin, daysBefore: whole, authorisedPercent: whole })),
  taxRules: z.array(
    z.object({ code, airport: code, carrier: code, scope, adultMinor: whole, childMinor: whole, infantMinor: whole, currency }),
  ),
  bagPrices: z.array(z.object({ carrier: code, scope, kg: whole, amountMinor: whole, currency, maxPieces: whole })),
  rates: z.array(z.object({ base: code, quote: code, rate: z.string() })),
  markups: z.array(markupShape),
  agreements: z.array(z.tuple([code, code])),
  onSale: texts,
});
