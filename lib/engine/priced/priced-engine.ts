import { combine } from "./choice/combine";
import { TwoStopSearch } from "./direction/departure-sweep";
import type { Asked } from "./direction/direction-search";
import { DirectionSearch } from "./direction/direction-search";
import type { Goal } from "./direction/dominance";
import { numberCities } from "./lowest/anywhere-routes";
import { AnywhereSearch } from "./lowest/anywhere-search";
import { lowestFront } from "./lowest/lowest-of-days";
import { Availability } from "./prices/availability";
import { FareMarkets } from "./prices/fare-markets";
import { type FareRules, tabulateTerms } from "./prices/fare-rules";
import { PartyPrices } from "./prices/party-prices";
import type { PricedWorld } from "./prices/priced-world";
import type { AnywhereJourney, AnywhereQuestion, JourneyQuestion, LowestJourney, LowestQuestion, PricedJourney, Terms } from "./query";
import { type ScheduleTables, tabulateSchedule } from "./tables/schedule-tables";

/** Parties and cabins whose bounds are kept; searches of the others work them out anew. */
const MOST_PARTIES = 24;

/** One direction's search with its memory, used again for question after question. */
interface Desk {
  search: DirectionSearch;
  twoStops: TwoStopSearch;
}

/**
 * Answers questions for priced journeys on one schedule with its fares. Keeps what searches have in common, so make one per snapshot and
 * currency and use it again; it serves one question at a time and never waits.
 */
export class PricedEngine {
  private readonly tables: ScheduleTables;
  private readonly markets: FareMarkets;
  private readonly rules: FareRules;
  private readonly availability: Availability;
  private readonly adults: Float64Array;
  private readonly parties = new Map<string, PartyPrices>();
  private readonly desks: Desk[] = [];
  /** Its memory grows with the questions that it has been asked, so one is kept. */
  private idleAnywhere: AnywhereSearch | null = null;
  /** Questions that have been answered in part. */
  private underWay = 0;

  constructor(private readonly world: PricedWorld) {
    this.tables = world.tables ?? tabulateSchedule(world.network, world.soldAlone);
    this.markets = new FareMarkets(world, this.tables);
    this.rules = tabulateTerms(world.fares.termsList);
    this.availability = new Availability(world, this.tables.clock);
    this.adults = new Float64Array(world.fares.amountMinor.length).fill(Number.NaN);
  }

  /** The journeys worth showing, in the order of offers: at most 300, 75 of them on separate tickets, each group by price. */
  search(question: JourneyQuestion): PricedJourney[] {
    this.tidy();
    const party = this.partyOf(question);
    const goal = anyBetter(question.maxTotalMinor ?? Number.POSITIVE_INFINITY);
    const searches = question.directions.map((direction, index) => this.run(index, { question: direction, terms: question, party }, goal));
    return combine(searches, question, this.world.network.carriers);
  }

  /**
   * The cheapest journey to every city but the origin's own that can be reached; with two stops only where no other gets there. It takes long
   * where the schedule is large, so it comes back after every day: between its steps other questions may be asked of this engine.
   * What the engine remembers of pairs is tidied while none is under way, so let few of them overlap.
   */
  *lowestAnywhere(question: AnywhereQuestion): Generator<undefined, AnywhereJourney[]> {
    this.tidy();
    const search = this.idleAnywhere ?? this.makeAnywhere();
    this.idleAnywhere = null;
    this.underWay++;
    try {
      return yield* search.run(question, this.partyOf(question));
    } finally {
      this.underWay--;
      this.idleAnywhere = search;
    }
  }

  /** By day from `fromDay` on, the cheapest journey, or the front asked for, cheapest first; empty where nothing can be had. */
  lowestOfDays(question: LowestQuestion): LowestJourney[][] {
    this.tidy();
    const party = this.partyOf(question);
    const between = this.betweenOf(question);
    const goal: Goal = {
      departure: question.keep === "departure",
      arrival: question.keep === "ready",
      ...between,
      anyTrouble: true,
      mostMinor: question.maxTotalMinor ?? Number.POSITIVE_INFINITY,
    };
    const { search, twoStops } = this.desk(0);
    return Array.from({ length: question.days }, (_, index) => {
      const direction = { ...question, day: question.fromDay + index, departure: null, arrival: null };
      const asked = { question: direction, terms: question, party };
      search.begin(asked);
      twoStops.run(asked, goal, index > 0);
      return lowestFront(search, question);
    });
  }

  private tidy(): void {
    if (this.underWay === 0) this.markets.tidy();
  }

  private run(index: number, asked: Asked, goal: Goal): DirectionSearch {
    const { search, twoStops } = this.desk(index);
    search.begin(asked);
    twoStops.run(asked, goal);
    return search;
  }

  private desk(index: number): Desk {
    const known = this.desks[index];
    if (known) return known;
    const search = new DirectionSearch(this.world, this.tables, this.markets, this.rules, this.availability);
    const made = { search, twoStops: new TwoStopSearch(search) };
    this.desks[index] = made;
    return made;
  }

  private makeAnywhere(): AnywhereSearch {
    const cities = numberCities(this.world.network, this.world.cityOf);
    return new AnywhereSearch(this.world, this.tables, this.markets, this.rules, this.availability, cities);
  }

  private partyOf({ party, cabin }: Terms): PartyPrices {
    const key = `${cabin}${party.adt}.${party.chd}.${party.inf}.${party.ins}`;
    const known = this.parties.get(key);
    if (known) return known;
    if (this.parties.size >= MOST_PARTIES) this.parties.clear();
    const made = new PartyPrices(this.world, this.tables, this.markets, this.rules, this.adults, party, cabin);
    this.parties.set(key, made);
    return made;
  }

  private betweenOf({ destinations, minutesBetween }: LowestQuestion): Pick<Goal, "between" | "leastBetween"> {
    const { indexOf } = this.world.network.airports;
    const airports = destinations.map((code) => indexOf.get(code)).filter((airport) => airport !== undefined);
    return { between: minutesBetween, leastBetween: Math.min(...airports.map(minutesBetween)) };
  }
}

/** What outdoes a journey of a search: leaving no earlier, arriving no later, costing no more. */
function anyBetter(mostMinor: number): Goal {
  return { departure: true, arrival: true, between: null, leastBetween: 0, anyTrouble: false, mostMinor };
}
