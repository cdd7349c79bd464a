import type { FareTable } from "@/lib/domain/pricing/fare-table";
import type { NetworkColumns } from "@/lib/engine/network-columns";
import type { TableColumns } from "@/lib/engine/priced/tables/table-columns";
import type { ServiceColumns } from "@/lib/engine/service-columns";
import { type NamedColumn, type PackedPart, type Packing, Unpacked } from "./pack";
import { bytesOfTexts, textsOf } from "./records";
import type { SmallTable } from "./select-records";
import { columnsOfTables, thawTables } from "./table-columns";
import { type About, nameOf, type Part } from "./versions";

/** A snapshot in memory that threads share, in parts that are replaced by themselves. */
export type Packed = Readonly<Record<Part, PackedPart>>;

/** Columns of the schedule. */
export interface ScheduleColumns {
  about: About;
  network: NetworkColumns;
  /** What searches derive of the network. */
  derived: TableColumns;
}

/** Columns of fares and all else that prices and rules are made of. */
export interface PriceColumns {
  about: About;
  /** Terms are texts, see `readTerms`. */
  fares: FareTable<string>;
  /** Cabins of the carriers' booking classes as their fares have them, see `readCabins`. */
  cabins: Uint8Array;
  /** Records as the database gave them. */
  tables: Readonly<Record<SmallTable, Uint8Array>>;
}

/** Whether a part holds just this data. */
export function isPartOf(about: About, part: PackedPart): boolean {
  return nameOf(part.about) === nameOf(about);
}

/**
 * Sees whether a part has all columns of what it says it is.
 * @throws DamagedSnapshot where it has not
 */
export function checkPart(part: PackedPart): void {
  if (part.about.versions.schedule) thawSchedule(part);
  else thawPrices(part);
}

/** Records of the agreements between carriers; see `readAgreements`. */
export function agreementsIn(prices: PackedPart): Uint8Array {
  return new Unpacked(prices).u8("table.interline");
}

/** The columns of a network: the first of a schedule's part. */
export function packNetwork(network: NetworkColumns, packing: Packing): void {
  packing.add([
    ...serviceColumns(network.services),
    ["window", Uint32Array.of(network.window.first, network.window.count)],
    ["ofRoute", network.ofRoute],
    ["route.from", network.routes.from],
    ["route.to", network.routes.to],
    ["route.km", network.routes.km],
    ["route.outgoing", network.routes.outgoing],
    ["route.incomingStart", network.routes.incomingStart],
    ["route.incoming", network.routes.incoming],
    ["unknown", bytesOfTexts(network.unknown.flatMap(({ carrier, airport }) => [carrier, airport]))],
  ]);
}

/** The other columns of a schedule's part. */
export function packTables(derived: TableColumns, packing: Packing): void {
  packing.add(columnsOfTables(derived));
}

/** All columns of a part of prices. */
export function packPrices({ fares, cabins, tables }: PriceColumns, packing: Packing): void {
  packing.add([
    ["fare.carriers", bytesOfTexts(fares.carriers)],
    ["fare.places", bytesOfTexts(fares.places)],
    ["fare.markets", fares.markets],
    ["fare.start", fares.start],
    ["fare.amountMinor", fares.amountMinor],
    ["fare.terms", fares.terms],
    ["fare.termsList", bytesOfTexts(fares.termsList)],
    ["cabins", cabins],
    ...Object.entries(tables).map(([name, bytes]) => [`table.${name}`, bytes] as const),
  ]);
}

function serviceColumns(services: ServiceColumns): NamedColumn[] {
  return [
    ["pair", services.pair],
    ["departureMinute", services.departureMinute],
    ["duration", services.duration],
    ["days", services.days],
    ["dayPool", services.dayPool],
    ["words", Uint32Array.of(services.words)],
    ["carrier", services.carrier],
    ["carriers", bytesOfTexts(services.carriers)],
    ["international", services.international],
    ["flight", services.flight],
    ["flightCarrier", services.flightCarrier],
    ["flightNumber", services.flightNumber],
    ["flightSuffix", services.flightSuffix],
    ["legStart", services.legStart],
    ["legKind", services.legKind],
    ["legDeparture", services.legDeparture],
    ["legArrival", services.legArrival],
    ["kindOrigin", services.kindOrigin],
    ["kindDestination", services.kindDestination],
    ["kindTexts", services.kindTexts],
    ["texts", bytesOfTexts(services.texts)],
  ];
}

/**
 * The schedule that a part holds, in the part's own columns.
 * @throws DamagedSnapshot where it holds none
 */
export function thawSchedule(part: PackedPart): ScheduleColumns {
  const from = new Unpacked(part);
  return { about: part.about, network: thawNetwork(from), derived: thawTables(from) };
}

/**
 * Fares and all that goes with them that a part holds, in the part's own columns.
 * @throws DamagedSnapshot where it holds none
 */
export function thawPrices(part: PackedPart): PriceColumns {
  const from = new Unpacked(part);
  const tables = { inventory: from.u8("table.inventory"), taxes: from.u8("table.taxes"), baggage: from.u8("table.baggage") };
  return {
    about: part.about,
    fares: {
      carriers: textsOf(from.u8("fare.carriers")),
      places: textsOf(from.u8("fare.places")),
      markets: from.f64("fare.markets"),
      start: from.u32("fare.start"),
      amountMinor: from.f64("fare.amountMinor"),
      terms: from.u32("fare.terms"),
      termsList: textsOf(from.u8("fare.termsList")),
    },
    cabins: from.u8("cabins"),
    tables: { ...tables, rates: from.u8("table.rates"), interline: from.u8("table.interline") },
  };
}

function thawNetwork(from: Unpacked): NetworkColumns {
  const [first = 0, count = 0] = from.u32("window");
  const unknown = textsOf(from.u8("unknown"));
  return {
    window: { first, count },
    services: thawServices(from),
    ofRoute: from.u32("ofRoute"),
    routes: {
      from: from.u16("route.from"),
      to: from.u16("route.to"),
      km: from.f64("route.km"),
      outgoing: from.u32("route.outgoing"),
      incomingStart: from.u32("route.incomingStart"),
      incoming: from.u32("route.incoming"),
    },
    unknown: unknown.flatMap((carrier, index) => (index % 2 === 0 ? { carrier, airport: unknown[index + 1] ?? "" } : [])),
  };
}

function thawServices(from: Unpacked): ServiceColumns {
  return {
    pair: from.u32("pair"),
    departureMinute: from.u16("departureMinute"),
    duration: from.u16("duration"),
    days: from.u32("days"),
    dayPool: from.u32("dayPool"),
    words: from.u32("words")[0] ?? 0,
    carrier: from.u16("carrier"),
    carriers: textsOf(from.u8("carriers")),
    international: from.u8("international"),
    flight: from.u32("flight"),
    flightCarrier: from.u16("flightCarrier"),
    flightNumber: from.u16("flightNumber"),
    flightSuffix: from.u8("flightSuffix"),
    legStart: from.u32("legStart"),
    legKind: from.u32("legKind"),
    legDeparture: from.u16("legDeparture"),
    legArrival: from.u16("legArrival"),
    kindOrigin: from.u16("kindOrigin"),
    kindDestination: from.u16("kindDestination"),
    kindTexts: from.u32("kindTexts"),
    texts: textsOf(from.u8("texts")),
  };
}
