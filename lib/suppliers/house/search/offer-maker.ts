import type { OfferSegment, PassengerFare, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { FareComponent } from "@/lib/domain/pricing/price-direction";
import type { Itinerary } from "@/lib/engine/itinerary";
import type { PricedDirection, PricedJourney } from "@/lib/engine/priced/query";
import { readSegment } from "@/lib/engine/read-segment";
import type { SeatView } from "@/lib/engine/seats/seats";
import { itemAt } from "@/lib/util/at";
import { brandOf } from "../fares-sold";
import { writeDirectionReference } from "../journey-reference";
import { isNight } from "../notices";
import { HOUSE } from "../reprice/assemble-offer";
import type { Market } from "../reprice/price-itinerary";
import { type JourneyPattern, type JourneyPatterns, patternsOf } from "./journey-patterns";
import { type SeatsNow, ShownFlight } from "./shown-flight";
import { type ShownServices, shownOf } from "./shown-services";

/** One fare over consecutive flights. */
type SoldFare = Pick<FareComponent, "from" | "to" | "fare" | "amounts">;

/** A direction of the search as offers show it: in a round trip it is part of many. */
interface MadeDirection {
  priced: PricedDirection;
  flights: ShownFlight[];
  components: SoldFare[];
  segments: OfferSegment[];
  reference: string;
  /** Says which kinds of flights follow one another, and how. */
  pattern: string;
}

/** Makes offers of the journeys that a search keeps. Serves one search: seats are those of its moment. */
export class OfferMaker {
  private readonly shown: ShownServices;
  private readonly patterns: JourneyPatterns;
  private readonly travelling: readonly AgeGroup[];
  private readonly directions = new Map<PricedDirection, MadeDirection>();
  /** By service: a search sees most of them on one day. */
  private readonly flights = new Map<number, ShownFlight[]>();
  private readonly now: SeatsNow;

  constructor(
    private readonly market: Market,
    seats: SeatView,
  ) {
    const { snapshot, prices, context, nowUtc } = market;
    this.shown = shownOf(snapshot);
    this.patterns = patternsOf(prices, snapshot.agreed);
    this.travelling = AGE_GROUPS.filter((age) => context.party[age] > 0);
    this.now = { snapshot, seats, nowUtc };
  }

  offer({ directions, hasFareFamily }: PricedJourney): SupplierOffer {
    const made = directions.map((direction) => this.direction(direction));
    const { flightType, ticketGroups, notices, documents, taxes } = this.pattern(made);
    const [only] = made;
    const components = only && made.length === 1 ? only.components : made.flatMap((each) => each.components);
    const { brand, services } = brandOf(components);
    return {
      supplier: HOUSE,
      reference: made.map(({ reference }) => reference).join(";"),
      flightType,
      directions: made.map(({ segments }) => ({ segments })),
      currency: this.market.prices.currency,
      fares: this.fares(components, taxes),
      brand,
      services,
      hasFareFamily,
      conditions: [],
      ticketGroups,
      notices,
      documents,
      bagOptions: [],
    };
  }

  private fares(components: readonly SoldFare[], taxes: JourneyPattern["taxes"]): PassengerFare[] {
    return this.travelling.map((age) => {
      let fareMinor = 0;
      for (const { amounts } of components) fareMinor += amounts[age];
      return { age, fareMinor, taxes: taxes[age] };
    });
  }

  private pattern(made: readonly MadeDirection[]): JourneyPattern {
    const key = made.map(({ pattern }) => pattern).join("/");
    return this.patterns.take(key, () => made.map((each) => this.itinerary(each)));
  }

  private direction(priced: PricedDirection): MadeDirection {
    const known = this.directions.get(priced);
    if (known) return known;
    const made = this.make(priced);
    this.directions.set(priced, made);
    return made;
  }

  private make(priced: PricedDirection): MadeDirection {
    const flights = priced.services.map((service, index) => this.flight(service, itemAt(priced.departures, index)));
    const components = priced.fares.map(({ from, to, fare }) => this.component(from, to, this.shown.fare(fare)));
    const segments: OfferSegment[] = [];
    for (const { from, to, fare } of priced.fares) {
      for (let index = from; index <= to; index++) segments.push(itemAt(flights, index).at(fare, this.shown, this.now));
    }
    const references = flights.map(({ reference }) => reference);
    return {
      priced,
      flights,
      components,
      segments,
      reference: writeDirectionReference(priced.brandRank, references),
      pattern: patternKey(flights, priced),
    };
  }

  private flight(service: number, departure: number): ShownFlight {
    const known = this.flights.get(service);
    if (known) for (const each of known) if (each.departure === departure) return each;
    const made = new ShownFlight(this.shown.service(service, departure), departure);
    if (known) known.push(made);
    else this.flights.set(service, [made]);
    return made;
  }

  private component(from: number, to: number, fare: Fare): SoldFare {
    return { from, to, fare, amounts: this.market.prices.source.amounts(fare) };
  }

  private itinerary({ flights, priced }: MadeDirection): Itinerary {
    const { network } = this.market.snapshot;
    const segments = flights.map(({ shown, departure }) => readSegment(network, shown.service, departure));
    return { segments, selfTransfer: [...priced.selfTransfers], departureUtc: itemAt(priced.departures, 0), arrivalUtc: priced.arrivalUtc };
  }
}

/** Kinds of the flights; between them whether the connection is a self transfer, and whether it lasts over night. */
function patternKey(flights: readonly ShownFlight[], { selfTransfers }: PricedDirection): string {
  let key = "";
  let before: ShownFlight | null = null;
  for (const [index, flight] of flights.entries()) {
    if (before) key += `${selfTransfers[index - 1] ? "s" : ""}${isOvernight(before, flight) ? "o" : ""},`;
    key += flight.shown.kind;
    before = flight;
  }
  return key;
}

function isOvernight(arriving: ShownFlight, leaving: ShownFlight): boolean {
  return isNight(arriving.arrivalLocal, leaving.departureLocal, leaving.departureUtc - arriving.arrivalUtc);
}
