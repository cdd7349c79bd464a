import { type AgeTaxes, taxesOfDirections } from "@/lib/domain/pricing/taxes";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import type { Itinerary } from "@/lib/engine/itinerary";
import { factsOf, type JourneyFacts } from "../journey-facts";
import { taxedFlight } from "../reprice/price-itinerary";
import type { PriceList } from "../snapshot/snapshot";

/** More than the searches of an hour come to; then all are forgotten. */
const MOST_REMEMBERED = 20_000;

/** What journeys over the same kinds of flights have in common. Shared by offers: never changed. */
export interface JourneyPattern extends JourneyFacts {
  taxes: AgeTaxes;
}

/** Patterns of the journeys of one snapshot, taxes in one currency. */
export class JourneyPatterns {
  private readonly known = new Map<string, JourneyPattern>();

  constructor(
    private readonly prices: PriceList,
    private readonly agreed: Agreed,
  ) {}

  /** @param example any journey of the pattern, asked for where it is not known yet */
  take(key: string, example: () => Itinerary[]): JourneyPattern {
    const known = this.known.get(key);
    if (known) return known;
    const journey = example();
    const taxes = taxesOfDirections(journey.map(({ segments }) => this.prices.taxes(segments.map(taxedFlight))));
    const made = { ...factsOf(journey, this.agreed), taxes };
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(key, made);
    return made;
  }
}

const patterns = new WeakMap<PriceList, JourneyPatterns>();

/** Price lists are those of one snapshot, and so is what carriers agreed. */
export function patternsOf(prices: PriceList, agreed: Agreed): JourneyPatterns {
  const known = patterns.get(prices) ?? new JourneyPatterns(prices, agreed);
  patterns.set(prices, known);
  return known;
}
