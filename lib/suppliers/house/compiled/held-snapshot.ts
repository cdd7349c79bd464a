import { customaryCabin } from "@/lib/domain/nesting";
import type { Cabin } from "@/lib/domain/offer";
import { groupBy } from "@/lib/domain/pricing/group-by";
import { tariffOf } from "@/lib/domain/pricing/tariff";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import { type Network, networkOf } from "@/lib/engine/network";
import { tablesOf } from "@/lib/engine/priced/schedule-tables";
import { letOthersWork } from "@/lib/let-others-work";
import { airportByCode } from "@/lib/reference/airports";
import { readAgreements, readBagPrices, readCabins, readRates, readRules, readTaxes, readTerms } from "../read-rows";
import type { HouseSnapshot } from "../snapshot";
import { airportTable } from "./airports";
import { aboutOf, type Packed, type PriceColumns, thawPrices, thawSchedule } from "./columns";
import { type About, covers, daysOn, nameOf } from "./versions";

/** Objects are made this many at a time; in between, whoever else waits for the thread has its turn. */
const OBJECTS_AT_A_TIME = 4_000;

/** The schedule of a snapshot, with agreements in its network. */
interface HeldSchedule extends Weighed, Pick<HouseSnapshot, "network" | "tables"> {
  about: About;
  packed: SharedArrayBuffer;
  /** Records of the agreements. */
  interline: Uint8Array;
}

/** Something with what its packed memory weighs. */
interface Weighed {
  /**
   * The collector does not count shared memory: it would let one replaced snapshot after another lie in wait for it. This it counts, and
   * as nobody ever writes into it, it takes none. It goes with the snapshot, on whatever day, as that is what searches hold on to.
   */
  weight: ArrayBuffer;
}

type WeighedSnapshot = HouseSnapshot & { weights: readonly Weighed["weight"][] };

/** A snapshot that searches can be made from, on any day that it was made for. */
export class HeldSnapshot {
  private constructor(
    readonly packed: Packed,
    readonly about: About,
    private readonly schedule: HeldSchedule,
    /** Today's snapshot: the same object all day. */
    private present: WeighedSnapshot,
  ) {}

  /**
   * Makes the objects that searches need of a packed snapshot, without keeping the thread for longer than some milliseconds at a time.
   * @param before the snapshot that it replaces: where the schedule is the same, so are its objects
   */
  static async of(packed: Packed, before: HeldSnapshot | null = null): Promise<HeldSnapshot> {
    const prices = thawPrices(packed.prices);
    const { interline } = prices.tables;
    const schedule = before?.scheduleOf(packed, interline) ?? holdSchedule(packed.schedule, interline);
    const versions = { ...schedule.about.versions, ...prices.about.versions };
    const about = { ...schedule.about, versions };
    const snapshot = { ...(await pricesOf(prices)), version: nameOf(about), network: schedule.network, tables: schedule.tables };
    const weights = [schedule.weight, weightOf(packed.prices)];
    return new HeldSnapshot({ ...packed, schedule: schedule.packed }, about, schedule, { ...snapshot, today: Number.NaN, weights });
  }

  covers(today: number): boolean {
    return covers(this.about, today);
  }

  on(today: number): HouseSnapshot {
    if (this.present.today !== today) this.present = onDay(this.present, today);
    return this.present;
  }

  /** The schedule, where it is the packed one. */
  private scheduleOf({ schedule }: Packed, interline: Uint8Array): HeldSchedule | null {
    const isSame = nameOf(aboutOf(schedule)) === nameOf(this.schedule.about) && Buffer.compare(interline, this.schedule.interline) === 0;
    return isSame ? { ...this.schedule, network: this.present.network } : null;
  }
}

/** The same data on another day. Tables are shared; what depends on the day is found anew. */
function onDay(snapshot: WeighedSnapshot, today: number): WeighedSnapshot {
  return { ...snapshot, today, network: networkOn(snapshot.network, today), priceLists: new Map(), levels: new Map() };
}

function networkOn(network: Network, today: number): Network {
  const { fromDay, toDay } = daysOn(today);
  return network.fromDay === fromDay && network.toDay === toDay ? network : { ...network, fromDay, toDay };
}

function holdSchedule(packed: SharedArrayBuffer, interline: Uint8Array): HeldSchedule {
  const { about, network: columns, derived } = thawSchedule(packed);
  const { fromDay, toDay } = about;
  const network = networkOf(columns, { airports: airportTable(), agreements: readAgreements(interline), fromDay, toDay });
  return { about, packed, weight: weightOf(packed), interline, network, tables: tablesOf(derived, network) };
}

function weightOf(packed: SharedArrayBuffer): ArrayBuffer {
  return new ArrayBuffer(packed.byteLength);
}

async function pricesOf({ fares, tables, cabins }: PriceColumns): Promise<Omit<HouseSnapshot, "version" | "today" | "network" | "tables">> {
  const termsList = await madeInTurns(fares.termsList.length, (terms) => readTerms(fares.termsList[terms] ?? ""));
  const rules = readRules(tables.inventory);
  return {
    tariff: tariffOf({ ...fares, termsList }, (airport) => airportByCode(airport)?.cityCode ?? airport),
    rules: groupBy(rules, (rule) => rule.carrier),
    cabinOf: makeCabinOf([...readCabins(cabins), ...rules]),
    taxRules: readTaxes(tables.taxes),
    bagPrices: groupBy(readBagPrices(tables.baggage), (price) => price.carrier),
    rates: readRates(tables.rates),
    agreed: makeAgreed(readAgreements(tables.interline)),
    priceLists: new Map(),
    levels: new Map(),
  };
}

async function madeInTurns<T>(count: number, make: (index: number) => T): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index++) {
    if (index > 0 && index % OBJECTS_AT_A_TIME === 0) await letOthersWork();
    made.push(make(index));
  }
  return made;
}

/** The carrier's inventory rules say which cabin a class belongs to, else its fares, else custom. */
function makeCabinOf(known: readonly { carrier: string; bookingClass: string; cabin: Cabin }[]): HouseSnapshot["cabinOf"] {
  const cabins = new Map(known.map(({ carrier, bookingClass, cabin }) => [carrier + bookingClass, cabin]));
  return (carrier, bookingClass) => cabins.get(carrier + bookingClass) ?? customaryCabin(bookingClass);
}

function makeAgreed(agreements: readonly (readonly [string, string])[]): Agreed {
  const pairs = new Set(agreements.flatMap(([left, right]) => [`${left}-${right}`, `${right}-${left}`]));
  return (left, right) => left === right || pairs.has(`${left}-${right}`);
}
