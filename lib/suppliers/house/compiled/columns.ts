import type { FareTable } from "@/lib/domain/pricing/fare-table";
import type { NetworkColumns } from "@/lib/engine/network-columns";
import type { TableColumns } from "@/lib/engine/priced/table-columns";
import type { ServiceColumns } from "@/lib/engine/service-columns";
import { type Column, pack, Unpacked } from "./pack";
import { bytesOfTexts, textsOf } from "./records";
import type { SmallTable } from "./select-records";
import { columnsOfTables, thawTables } from "./table-columns";
import { type About, nameOf, type Part, readAbout, writeAbout } from "./versions";

/** A snapshot in memory that threads can share, in parts that are replaced by themselves. */
export type Packed = Readonly<Record<Part, SharedArrayBuffer>>;

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

/**
 * Which data packed memory holds.
 * @throws where it holds no part of a snapshot
 */
export function aboutOf(packed: SharedArrayBuffer): About {
  return readAbout(new Unpacked(packed).about);
}

/** Whether packed memory holds just this data. */
export function isPartOf(about: About, packed: SharedArrayBuffer): boolean {
  return nameOf(aboutOf(packed)) === nameOf(about);
}

/**
 * Reads packed memory as the part of a snapshot that it says it is.
 * @throws where it is none, or of another layout
 */
export function checkPart(packed: SharedArrayBuffer): void {
  if (aboutOf(packed).versions.schedule) thawSchedule(packed);
  else thawPrices(packed);
}

/** Records of the agreements between carriers, of packed prices; see `readAgreements`. */
export function agreementsIn(prices: SharedArrayBuffer): Uint8Array {
  return new Unpacked(prices).u8("table.interline");
}

/** Packs the schedule into memory that threads can share. */
export function freezeSchedule({ about, network, derived }: ScheduleColumns): SharedArrayBuffer {
  const columns: [string, Column][] = [
    ...serviceColumns(network.services),
    ["window", Uint32Array.of(network.window.first, network.window.count)],
    ["ofRoute", network.ofRoute],
    ["route.from", network.routes.from],
    ["route.to", network.routes.to],
    ["route.km", network.routes.km],
    ["route.outgoing", network.routes.outgoing],
    ["route.incomingStart", network.routes.incomingStart],
    ["route.incoming", network.routes.incoming],
    ...columnsOfTables(derived),
    ["unknown", bytesOfTexts(network.unknown.flatMap(({ carrier, airport }) => [carrier, airport]))],
  ];
  return pack(writeAbout(about), new Map(columns));
}

/** Packs fares and all that goes with them into memory that threads can share. */
export function freezePrices({ about, fares, cabins, tables }: PriceColumns): SharedArrayBuffer {
  const columns = new Map<string, Column>([
    ["fare.carriers", bytesOfTexts(fares.carriers)],
    ["fare.places", bytesOfTexts(fares.places)],
    ["fare.markets", fares.markets],
    ["fare.start", fares.start],
    ["fare.amountMinor", fares.amountMinor],
    ["fare.terms", fares.terms],
    ["fare.termsList", bytesOfTexts(fares.termsList)],
    ["cabins", cabins],
  ]);
  for (const [name, bytes] of Object.entries(tables)) columns.set(`table.${name}`, bytes);
  return pack(writeAbout(about), columns);
}

function serviceColumns(services: ServiceColumns): [string, Column][] {
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
 * The schedule in packed memory, which its columns share.
 * @throws where the memory holds none
 */
export function thawSchedule(packed: SharedArrayBuffer): ScheduleColumns {
  const from = new Unpacked(packed);
  return { about: readAbout(from.about), network: thawNetwork(from), derived: thawTables(from) };
}

/**
 * Fares and all that goes with them in packed memory, which their columns share.
 * @throws where the memory holds none
 */
export function thawPrices(packed: SharedArrayBuffer): PriceColumns {
  const from = new Unpacked(packed);
  const tables = { inventory: from.u8("table.inventory"), taxes: from.u8("table.taxes"), baggage: from.u8("table.baggage") };
  return {
    about: readAbout(from.about),
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
