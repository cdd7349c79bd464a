import { customaryCabin } from "@/lib/domain/nesting";
import type { Cabin } from "@/lib/domain/offer";
import { groupBy } from "@/lib/domain/pricing/group-by";
import { tariffOf } from "@/lib/domain/pricing/tariff";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import { networkOf } from "@/lib/engine/network";
import { tablesOf } from "@/lib/engine/priced/schedule-tables";
import { letOthersWork } from "@/lib/let-others-work";
import { airportByCode } from "@/lib/reference/airports";
import { readAgreements, readBagPrices, readCabins, readRates, readRules, readTaxes, readTerms } from "../read-rows";
import type { HouseSnapshot } from "../snapshot";
import { airportTable } from "./airports";
import { type SnapshotColumns, thaw } from "./columns";
import { type About, covers, daysOn, nameOf } from "./versions";

/** Objects are made this many at a time; in between, whoever else waits for the thread has its turn. */
const OBJECTS_AT_A_TIME = 4_000;

/** A snapshot with what it weighs. */
interface Weighed extends HouseSnapshot {
  /**
   * The collector does not count shared memory: it would let one replaced snapshot after another lie in wait for it. This it counts, and
   * as nobody ever writes into it, it takes none. It goes with the snapshot, on whatever day, as that is what searches hold on to.
   */
  weight: ArrayBuffer;
}

/** A snapshot that searches can be made from, on any day that it was made for. */
export class HeldSnapshot {
  readonly about: About;
  /** Today's snapshot: the same object all day. */
  private present: Weighed;

  private constructor(
    readonly packed: SharedArrayBuffer,
    columns: SnapshotColumns,
    snapshot: Weighed,
  ) {
    this.about = columns.about;
    this.present = snapshot;
  }

  /** Makes the objects that searches need of a packed snapshot, without keeping the thread for longer than some milliseconds at a time. */
  static async of(packed: SharedArrayBuffer): Promise<HeldSnapshot> {
    const columns = thaw(packed);
    return new HeldSnapshot(packed, columns, { ...(await snapshotOf(columns)), weight: new ArrayBuffer(packed.byteLength) });
  }

  covers(today: number): boolean {
    return covers(this.about, today);
  }

  on(today: number): HouseSnapshot {
    if (this.present.today !== today) this.present = onDay(this.present, today);
    return this.present;
  }
}

/** The same data on another day. Tables are shared; what depends on the day is found anew. */
function onDay(snapshot: Weighed, today: number): Weighed {
  return { ...snapshot, today, network: { ...snapshot.network, ...daysOn(today) }, priceLists: new Map(), levels: new Map() };
}

async function snapshotOf(columns: SnapshotColumns): Promise<HouseSnapshot> {
  const { fares, tables, about } = columns;
  const termsList = await madeInTurns(fares.termsList.length, (terms) => readTerms(fares.termsList[terms] ?? ""));
  const agreements = readAgreements(tables.interline);
  const rules = readRules(tables.inventory);
  const { fromDay, toDay } = about;
  const network = networkOf(columns.network, { airports: airportTable(), agreements, fromDay, toDay });
  return {
    version: nameOf(about),
    today: Number.NaN,
    network,
    tables: tablesOf(columns.derived, network),
    tariff: tariffOf({ ...fares, termsList }, (airport) => airportByCode(airport)?.cityCode ?? airport),
    rules: groupBy(rules, (rule) => rule.carrier),
    cabinOf: makeCabinOf([...readCabins(columns.cabins), ...rules]),
    taxRules: readTaxes(tables.taxes),
    bagPrices: groupBy(readBagPrices(tables.baggage), (price) => price.carrier),
    rates: readRates(tables.rates),
    agreed: makeAgreed(agreements),
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
