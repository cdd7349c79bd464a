import type { Cabin } from "@/lib/domain/offer";
import type { NestingLimit } from "@/lib/domain/schedule/inventory";
import { type AuthorisationRule, cabinCapacities, type LegCabin, nestingLevels, sameLevelsFrom } from "@/lib/domain/schedule/nesting";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { FlightLeg } from "@/lib/engine/itinerary";
import { airportByCode } from "@/lib/reference/airports";
import { remembered } from "@/lib/util/waiting/remembered";
import { classesByPrice } from "./classes-by-price";
import { localDay } from "./flights";
import type { HouseSnapshot } from "./snapshot/snapshot";

const CLASSES = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Nesting levels of both cabins of a leg. */
export type Levels = Readonly<Record<Cabin, readonly NestingLimit[]>>;

/** Authorised seats of a carrier's legs with the same aircraft and classes: those of many days on end are the same object. */
class LevelsByDays {
  private readonly known: Levels[] = [];

  /** @param rules the carrier's */
  constructor(
    private readonly cabins: Readonly<Record<Cabin, LegCabin>>,
    private readonly rules: readonly AuthorisationRule[],
  ) {}

  /** @param daysLeft as of `daysLeft` */
  at(daysLeft: number): Levels {
    const from = sameLevelsFrom(this.rules, Math.max(0, daysLeft));
    const levels = this.known[from] ?? this.make(from);
    this.known[from] = levels;
    return levels;
  }

  private make(days: number): Levels {
    const { B, E } = this.cabins;
    return { B: nestingLevels(B, this.rules, days), E: nestingLevels(E, this.rules, days) };
  }
}

/** By carrier, aircraft configuration and booking classes: as many as the schedule has, a few thousand. */
const levels = new WeakMap<HouseSnapshot, Map<string, LevelsByDays>>();
/** By carrier, the classes of its fares. */
const classesOfFares = new WeakMap<HouseSnapshot, Map<string, string>>();

/**
 * Days left to a leg's departure, from date to date on the clock of the airport that it leaves from: all departures of one date have as many.
 * @param nowUtc minutes since epoch
 */
export function daysLeft({ origin, departureLocal }: Pick<FlightLeg, "origin" | "departureLocal">, nowUtc: number): number {
  return localDay(departureLocal) - localDay(utcToLocal(airportByCode(origin)?.timeZone ?? "UTC", nowUtc));
}

/** Authorised seats of a leg as of now. */
export function levelsOf(snapshot: HouseSnapshot, carrier: string, leg: FlightLeg, nowUtc: number): Levels {
  return levelsOfKind(snapshot, carrier, leg.configuration, leg.bookingDesignators, daysLeft(leg, nowUtc));
}

/** The same for every leg with the same aircraft and classes that leaves in so many days. @param designators as filed; empty where the file leaves them to the fares */
export function levelsOfKind(snapshot: HouseSnapshot, carrier: string, configuration: string, designators: string, days: number): Levels {
  const known = remembered(levels, snapshot, () => new Map<string, LevelsByDays>());
  const key = `${carrier}|${configuration}|${designators}`;
  return remembered(known, key, () => levelsByDays(snapshot, carrier, configuration, designators)).at(days);
}

function levelsByDays(snapshot: HouseSnapshot, carrier: string, configuration: string, designators: string): LevelsByDays {
  const capacities = cabinCapacities(configuration);
  const sold = designators || classesOf(snapshot, carrier);
  const classes = [...new Set(sold)];
  const inCabin = (cabin: Cabin) => ({
    capacity: capacities[cabin],
    classes: classes.filter((each) => snapshot.cabinOf(carrier, each) === cabin).join(""),
    others: CLASSES.filter((each) => !sold.includes(each) && snapshot.cabinOf(carrier, each) === cabin).join(""),
  });
  return new LevelsByDays({ B: inCabin("B"), E: inCabin("E") }, snapshot.inventoryRules.get(carrier) ?? []);
}

/** What is sold of a leg that files no classes: those of its carrier's fares. They are what can be bought, in whichever order fares and schedules come. */
function classesOf(snapshot: HouseSnapshot, carrier: string): string {
  const known = remembered(classesOfFares, snapshot, () => new Map<string, string>());
  return remembered(known, carrier, () => classesByPrice(snapshot.tariff.columns, carrier));
}
