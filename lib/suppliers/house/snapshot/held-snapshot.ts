import type { Cabin } from "@/lib/domain/offer";
import { tariffOf } from "@/lib/domain/pricing/tariff";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import { customaryCabin } from "@/lib/domain/schedule/nesting";
import { type Network, networkOf } from "@/lib/engine/network";
import { tablesOf } from "@/lib/engine/priced/tables/schedule-tables";
import { airportByCode } from "@/lib/reference/airports";
import { groupBy } from "@/lib/util/grouping";
import { letOthersWork } from "@/lib/util/let-others-work";
import { airportTable } from "./airports";
import { agreementsIn, isPartOf, type Packed, thawPrices, thawSchedule } from "./columns";
import { type PackedPart, weigh } from "./pack";
import { readAgreements, readBagPrices, readCabins, readRates, readRules, readTaxes, readTerms } from "./read-rows";
import type { HouseSnapshot } from "./snapshot";
import { type About, covers, daysOn, nameOf } from "./versions";

/** Objects are made this many at a time; in between, whoever else waits for the thread has its turn. */
const OBJECTS_AT_A_TIME = 500;

/** A part of a snapshot, with the objects that searches need of it. */
interface HeldPart<Made> {
  about: About;
  packed: PackedPart;
  made: Made;
}

type ScheduleObjects = Pick<HouseSnapshot, "network" | "tables">;
type PriceObjects = Omit<HouseSnapshot, "version" | "today" | "network" | "tables" | "priceLists" | "levels">;

interface HeldParts {
  schedule: HeldPart<ScheduleObjects>;
  prices: HeldPart<PriceObjects>;
}

/** A snapshot that searches can be made from, on any day that it was made for. */
export class HeldSnapshot {
  readonly about: About;
  /** Today's snapshot: the same object all day. */
  private present: HouseSnapshot;

  private constructor(private readonly parts: HeldParts) {
    const { schedule, prices } = parts;
    const versions = { ...schedule.about.versions, ...prices.about.versions };
    this.about = { ...schedule.about, versions };
    const own = { version: nameOf(this.about), today: Number.NaN };
    this.present = { ...schedule.made, ...prices.made, ...own, priceLists: new Map(), levels: new Map() };
  }

  /**
   * Makes the objects that searches need of a packed snapshot, without keeping the thread for longer than some milliseconds at a time.
   * @param before the snapshot that it replaces: what is the same in both keeps its objects
   */
  static async of(packed: Packed, before: HeldSnapshot | null = null): Promise<HeldSnapshot> {
    const prices = before?.pricesOf(packed) ?? (await holdPrices(packed.prices));
    return new HeldSnapshot({ prices, schedule: before?.scheduleOf(packed) ?? holdSchedule(packed) });
  }

  get packed(): Packed {
    return { schedule: this.parts.schedule.packed, prices: this.parts.prices.packed };
  }

  covers(today: number): boolean {
    return covers(this.about, today);
  }

  on(today: number): HouseSnapshot {
    if (this.present.today !== today) this.present = onDay(this.present, today);
    return this.present;
  }

  private pricesOf({ prices }: Packed): HeldParts["prices"] | null {
    return isPartOf(this.parts.prices.about, prices) ? this.parts.prices : null;
  }

  /** Who has agreed with whom is part of a network. */
  private scheduleOf({ schedule, prices }: Packed): HeldParts["schedule"] | null {
    const { about } = this.parts.schedule;
    const isSame = isPartOf(about, schedule) && Buffer.compare(agreementsIn(prices), agreementsIn(this.parts.prices.packed)) === 0;
    return isSame ? { ...this.parts.schedule, made: { network: this.present.network, tables: this.present.tables } } : null;
  }
}

/** The same data on another day. Tables are shared; what depends on the day is found anew. */
function onDay(snapshot: HouseSnapshot, today: number): HouseSnapshot {
  return { ...snapshot, today, network: networkOn(snapshot.network, today), priceLists: new Map(), levels: new Map() };
}

function networkOn(network: Network, today: number): Network {
  const { fromDay, toDay } = daysOn(today);
  return network.fromDay === fromDay && network.toDay === toDay ? network : { ...network, fromDay, toDay };
}

function holdSchedule({ schedule: packed, prices }: Packed): HeldParts["schedule"] {
  weigh(packed);
  const { about, network: columns, derived } = thawSchedule(packed);
  const agreements = readAgreements(agreementsIn(prices));
  const network = networkOf(columns, { airports: airportTable(), agreements, fromDay: about.fromDay, toDay: about.toDay });
  return { about, packed, made: { network, tables: tablesOf(derived, network) } };
}

async function holdPrices(packed: PackedPart): Promise<HeldParts["prices"]> {
  weigh(packed);
  const { about, fares, tables, cabins } = thawPrices(packed);
  const termsList = await madeInTurns(fares.termsList.length, (terms) => readTerms(fares.termsList[terms] ?? ""));
  const rules = readRules(tables.inventory);
  await letOthersWork();
  const cabinOf = makeCabinOf([...readCabins(cabins), ...rules]);
  await letOthersWork();
  const taxRules = readTaxes(tables.taxes);
  await letOthersWork();
  const made = {
    ...{ cabinOf, taxRules },
    tariff: tariffOf({ ...fares, termsList }, (airport) => airportByCode(airport)?.cityCode ?? airport),
    rules: groupBy(rules, (rule) => rule.carrier),
    bagPrices: groupBy(readBagPrices(tables.baggage), (price) => price.carrier),
    rates: readRates(tables.rates),
    agreed: makeAgreed(readAgreements(tables.interline)),
  };
  return { about, packed, made };
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
