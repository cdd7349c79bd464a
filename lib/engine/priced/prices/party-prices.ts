import { FILED_CURRENCIES, percentOf } from "@/lib/domain/money";
import type { CabinChoice } from "@/lib/domain/offer";
import { AGE_GROUPS, type Party } from "@/lib/domain/passengers/passengers";
import { roundUp } from "@/lib/domain/pricing/exchange";
import { fareAt } from "@/lib/domain/pricing/fare-columns";
import { taxTotal } from "@/lib/domain/pricing/taxes";
import { f64At, itemAt, u8At, u16At, u32At } from "@/lib/util/at";
import type { ScheduleTables } from "../tables/schedule-tables";
import type { FareDays } from "./fare-days";
import type { FareMarkets } from "./fare-markets";
import type { FareRules } from "./fare-rules";
import type { PricedWorld } from "./priced-world";

/** Bits of the cabins asked for, as in FareRules. */
export function cabinBits(cabin: CabinChoice): number {
  return cabin === "A" ? 3 : cabin === "B" ? 2 : 1;
}

/** What a party pays in a cabin: fares, taxes and lower bounds of both. All amounts in minor units of the world's currency. */
export class PartyPrices {
  private lowest: Float64Array;
  private generation: number;
  private readonly taxes: Float64Array;
  private readonly routes: Float64Array;
  /** By route and step, made when first asked for: only questions about many days do. */
  private routeSteps: Float64Array | null = null;
  private readonly cabins: number;
  private readonly onlyAdults: boolean;

  /** @param adults what an adult pays for each fare, filled as they come; NaN where not yet known, shared by all parties */
  constructor(
    private readonly world: PricedWorld,
    private readonly tables: ScheduleTables,
    private readonly markets: FareMarkets,
    private readonly rules: FareRules,
    private readonly fareDays: FareDays,
    private readonly adults: Float64Array,
    private readonly party: Party,
    cabin: CabinChoice,
  ) {
    this.cabins = cabinBits(cabin);
    this.onlyAdults = party.chd + party.inf + party.ins === 0;
    this.generation = markets.generation;
    this.lowest = new Float64Array(markets.count + 4096).fill(Number.NaN);
    this.routes = new Float64Array(tables.shortest.length).fill(Number.NaN);
    this.taxes = new Float64Array(tables.pairCarrier.length).fill(Number.NaN);
  }

  /** What the whole party pays for a fare, without taxes. */
  fareTotal(fare: number): number {
    const adult = this.adultAmount(fare);
    return this.onlyAdults ? adult * this.party.adt : this.mixedTotal(fare, adult);
  }

  /** Taxes of the whole party on a flight of a scheduled pair. */
  taxOf(pair: number): number {
    const known = f64At(this.taxes, pair);
    if (!Number.isNaN(known)) return known;
    const tax = this.partyTaxes(pair);
    this.taxes[pair] = tax;
    return tax;
  }

  /** No fare of the pair in the cabin is lower, whatever the day and the seats; infinite where there is none. */
  lowestFare(pair: number): number {
    if (this.generation !== this.markets.generation) this.clear();
    if (pair >= this.lowest.length) this.grow(pair);
    const known = f64At(this.lowest, pair);
    if (!Number.isNaN(known)) return known;
    const found = this.findLowest(pair, Number.POSITIVE_INFINITY);
    this.lowest[pair] = found;
    return found;
  }

  /** No flight of a route costs less by itself, taxes included; infinite where none has a fare. */
  lowestOfRoute(route: number): number {
    const known = f64At(this.routes, route);
    if (!Number.isNaN(known)) return known;
    let lowest = Number.POSITIVE_INFINITY;
    for (let pair = u32At(this.tables.pairsOf, route); pair < u32At(this.tables.pairsOf, route + 1); pair++) {
      lowest = Math.min(lowest, this.lowestFare(pair) + this.taxOf(pair));
    }
    this.routes[route] = lowest;
    return lowest;
  }

  /** The same of journeys that begin in so many days, as `FareDays.stepOf` tells them apart: fares that have to be bought earlier are out. */
  lowestOfRouteAt(route: number, step: number): number {
    this.routeSteps ??= new Float64Array(this.routes.length * this.fareDays.stepCount).fill(Number.NaN);
    const slot = route * this.fareDays.stepCount + step;
    const known = f64At(this.routeSteps, slot);
    if (!Number.isNaN(known)) return known;
    const daysLeft = this.fareDays.leastDaysLeft(step);
    let lowest = Number.POSITIVE_INFINITY;
    for (let pair = u32At(this.tables.pairsOf, route); pair < u32At(this.tables.pairsOf, route + 1); pair++) {
      lowest = Math.min(lowest, this.findLowest(pair, daysLeft) + this.taxOf(pair));
    }
    this.routeSteps[slot] = lowest;
    return lowest;
  }

  private adultAmount(fare: number): number {
    const known = f64At(this.adults, fare);
    if (!Number.isNaN(known)) return known;
    const { fares, mark } = this.world;
    const currency = FILED_CURRENCIES[u8At(this.rules.currency, u32At(fares.terms, fare))] ?? this.world.currency;
    const asked = this.world.convert(f64At(fares.amountMinor, fare), currency);
    const adult = mark ? mark(fareAt(fares, fare), asked) : asked;
    this.adults[fare] = adult;
    return adult;
  }

  private mixedTotal(fare: number, adult: number): number {
    const { childPercent, infantPercent, infantSeatPercent } = this.rules;
    const own = u32At(this.world.fares.terms, fare);
    const { adt, chd, inf, ins } = this.party;
    let total = adult * adt;
    if (chd > 0) total += this.share(adult, f64At(childPercent, own)) * chd;
    if (inf > 0) total += this.share(adult, f64At(infantPercent, own)) * inf;
    if (ins > 0) total += this.share(adult, f64At(infantSeatPercent, own)) * ins;
    return total;
  }

  private share(adult: number, percent: number): number {
    return roundUp(percentOf(adult, percent), this.world.currency);
  }

  private partyTaxes(pair: number): number {
    const { airports, carriers, routes } = this.world.network;
    const route = u32At(this.tables.pairRoute, pair);
    const [from, to] = [u16At(routes.from, route), u16At(routes.to, route)];
    const carrier = itemAt(carriers.codes, u16At(this.tables.pairCarrier, pair));
    const domestic = airports.countries[from] === airports.countries[to];
    const taxes = this.world.taxes([{ carrier, origin: itemAt(airports.codes, from), domestic }]);
    return AGE_GROUPS.reduce((total, age) => total + taxTotal(taxes[age]) * this.party[age], 0);
  }

  private findLowest(pair: number, daysLeft: number): number {
    const { start, terms } = this.world.fares;
    let lowest = Number.POSITIVE_INFINITY;
    let cheapest = -1;
    const begin = this.markets.marketsOf(pair);
    for (let way = begin; way < begin + 4; way++) {
      const market = this.markets.marketAt(way);
      if (market < 0) break;
      for (let fare = u32At(start, market); fare < u32At(start, market + 1); fare++) {
        const own = u32At(terms, fare);
        if ((u8At(this.rules.cabin, own) & this.cabins) === 0 || u16At(this.rules.advanceDays, own) > daysLeft) continue;
        if (this.costsNoLess(fare, cheapest)) continue;
        const total = this.fareTotal(fare);
        if (total >= lowest) continue;
        lowest = total;
        cheapest = fare;
      }
    }
    return lowest;
  }

  /** Whether the amounts as filed tell it: most fares of a market are in one currency, and converting them takes time. */
  private costsNoLess(fare: number, than: number): boolean {
    if (than < 0 || !this.onlyAdults || this.world.mark) return false;
    const { amountMinor, terms } = this.world.fares;
    if (f64At(amountMinor, fare) < f64At(amountMinor, than)) return false;
    return this.rules.currency[u32At(terms, fare)] === this.rules.currency[u32At(terms, than)];
  }

  private clear(): void {
    this.generation = this.markets.generation;
    this.lowest.fill(Number.NaN, this.tables.pairCarrier.length);
  }

  private grow(pair: number): void {
    const before = this.lowest;
    this.lowest = new Float64Array((pair + 1) * 2).fill(Number.NaN);
    this.lowest.set(before);
  }
}
