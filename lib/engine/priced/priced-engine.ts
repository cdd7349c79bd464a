import { combine } from "./choice/combine";
import { DepartureSweep } from "./direction/departure-sweep";
import type { Asked } from "./direction/direction-search";
import { DirectionSearch } from "./direction/direction-search";
import { AnswerEnds } from "./lowest/answer-ends";
import { numberCities } from "./lowest/anywhere-routes";
import { AnywhereSearch } from "./lowest/anywhere-search";
import { LowestOfDays } from "./lowest/lowest-of-days";
import { Availability } from "./prices/availability";
import { FareDays } from "./prices/fare-days";
import { FareMarkets } from "./prices/fare-markets";
import { type FareRules, tabulateTerms } from "./prices/fare-rules";
import { PartyPrices } from "./prices/party-prices";
import type { PricedWorld } from "./prices/priced-world";
import type {
  AnywhereJourney,
  AnywhereQuery,
  CitiesOfDay,
  EachDayQuery,
  JourneyQuery,
  LowestJourney,
  LowestQuery,
  PricedJourney,
  Terms,
} from "./query";
import { type ScheduleTables, tabulateSchedule } from "./tables/schedule-tables";

/** Parties and cabins whose bounds are kept; searches of the others work them out anew. */
const MOST_PARTIES = 24;

/** One direction's search with its memory, used again for query after query. */
interface Workspace {
  search: DirectionSearch;
  sweep: DepartureSweep;
}

/**
 * Answers queries for priced journeys on one schedule with its fares. Keeps what searches have in common, so make one per snapshot and
 * currency and use it again; it serves one query at a time and never waits.
 */
export class PricedEngine {
  /** Until when what it answers about lowest prices holds. */
  readonly ends: AnswerEnds;
  private readonly tables: ScheduleTables;
  private readonly markets: FareMarkets;
  private readonly rules: FareRules;
  private readonly fareDays: FareDays;
  private readonly availability: Availability;
  private readonly adults: Float64Array;
  private readonly parties = new Map<string, PartyPrices>();
  private readonly workspaces: Workspace[] = [];
  /** Its memory grows with the queries that it has been asked, so one is kept. */
  private idleAnywhere: AnywhereSearch | null = null;
  private idleDays: LowestOfDays | null = null;
  /** Queries that have been answered in part. */
  private underWay = 0;

  constructor(private readonly world: PricedWorld) {
    this.tables = world.tables ?? tabulateSchedule(world.network, world.soldAlone);
    this.markets = new FareMarkets(world, this.tables);
    this.rules = tabulateTerms(world.fares.termsList);
    this.fareDays = new FareDays(world.network, this.rules);
    this.ends = new AnswerEnds(world, this.fareDays);
    this.availability = new Availability(world, this.tables.clock);
    this.adults = new Float64Array(world.fares.amountMinor.length).fill(Number.NaN);
  }

  /** The journeys worth showing, in the order of offers: at most 300, 75 of them on separate tickets, each group by price. */
  search(query: JourneyQuery): PricedJourney[] {
    this.tidy();
    const party = this.partyOf(query);
    const [first] = query.directions;
    const rest = query.directions.length > 1 && first ? this.daysLeft(first.origins, first.day, query.nowUtc) : null;
    const searches = query.directions.map((direction, index) => {
      return this.run(index, { query: direction, days: 1, terms: query, party, daysLeft: index === 0 ? null : rest });
    });
    return combine(searches, query, this.world.network.carriers);
  }

  /**
   * The cheapest journey to every city but the origin's own that can be reached; with two stops only where no other gets there. It takes long
   * where the schedule is large, so it comes back after every day: between its steps other queries may be asked of this engine.
   * What the engine remembers of pairs is tidied while none is under way, so let few of them overlap.
   */
  *lowestAnywhere(query: AnywhereQuery): Generator<undefined, AnywhereJourney[]> {
    return yield* this.anywhere((search) => search.overDays(query, this.partyOf(query)));
  }

  /** The same of each day, away from the airports or home to them: for who puts both together. */
  *lowestEachDay(query: EachDayQuery): Generator<CitiesOfDay, void> {
    yield* this.anywhere((search) => search.eachDay(query, this.partyOf(query)));
  }

  private *anywhere<Step, Result>(run: (search: AnywhereSearch) => Generator<Step, Result>): Generator<Step, Result> {
    this.tidy();
    const search = this.idleAnywhere ?? this.makeAnywhere();
    this.idleAnywhere = null;
    this.underWay++;
    try {
      return yield* run(search);
    } finally {
      this.underWay--;
      this.idleAnywhere = search;
    }
  }

  /** By day from `fromDay` on, the cheapest journey, or the front asked for, cheapest first; empty where nothing can be had. */
  lowestOfDays(query: LowestQuery): LowestJourney[][] {
    const work = this.lowestInTurns(query);
    for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
  }

  /**
   * The same in parts: it comes back every few milliseconds, and between its steps other queries may be asked of this engine. Many days are
   * asked for together: they share what is looked up, and what is cheap on one of them is looked at first on all.
   */
  *lowestInTurns(query: LowestQuery): Generator<undefined, LowestJourney[][]> {
    this.tidy();
    const lowest = this.idleDays ?? new LowestOfDays(this.makeSearch());
    this.idleDays = null;
    this.underWay++;
    try {
      const direction = { ...query, day: query.fromDay, departure: null, arrival: null };
      return yield* lowest.run(
        { query: direction, days: query.days, terms: query, party: this.partyOf(query), daysLeft: query.daysLeft },
        query,
      );
    } finally {
      this.underWay--;
      this.idleDays = lowest;
    }
  }

  /**
   * Days left to the first departure of journeys that begin at one of these airports on a day, for the advance purchase of their later
   * directions. Airports of one city have one date; where clocks differ, the latest counts. Rounded down to the days from which on the fares
   * ask for no more, so that journeys of many days have later directions in common.
   * @param day local day of the first departure
   * @param nowUtc minutes since epoch
   */
  daysLeft(origins: readonly string[], day: number, nowUtc: number): number {
    const { indexOf } = this.world.network.airports;
    const airports = origins.map((code) => indexOf.get(code)).filter((airport) => airport !== undefined);
    const left = Math.min(...airports.map((airport) => day - this.tables.clock.localDay(airport, nowUtc)));
    const step = this.fareDays.stepOf(left);
    return step === 0 ? left : this.fareDays.leastDaysLeft(step);
  }

  private tidy(): void {
    if (this.underWay === 0) this.markets.tidy();
  }

  private run(index: number, asked: Asked): DirectionSearch {
    const { search, sweep } = this.workspace(index);
    search.begin(asked);
    sweep.run(asked);
    return search;
  }

  private workspace(index: number): Workspace {
    const known = this.workspaces[index];
    if (known) return known;
    const search = this.makeSearch();
    const made = { search, sweep: new DepartureSweep(search) };
    this.workspaces[index] = made;
    return made;
  }

  private makeSearch(): DirectionSearch {
    return new DirectionSearch(this.world, this.tables, this.markets, this.rules, this.fareDays, this.availability);
  }

  private makeAnywhere(): AnywhereSearch {
    const cities = numberCities(this.world.network, this.world.cityOf);
    return new AnywhereSearch(this.world, this.tables, this.markets, this.rules, this.fareDays, this.availability, cities);
  }

  private partyOf({ party, cabin }: Terms): PartyPrices {
    const key = `${cabin}${party.adt}.${party.chd}.${party.inf}.${party.ins}`;
    const known = this.parties.get(key);
    if (known) return known;
    if (this.parties.size >= MOST_PARTIES) this.parties.clear();
    const made = new PartyPrices(this.world, this.tables, this.markets, this.rules, this.fareDays, this.adults, party, cabin);
    this.parties.set(key, made);
    return made;
  }
}
