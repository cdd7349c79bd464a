import { seatsAvailable } from "@/lib/domain/nesting";
import type { FareConditions, OfferSegment, PassengerFare, SupplierOffer } from "@/lib/domain/offer";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers";
import { conditionsOf } from "@/lib/domain/pricing/conditions";
import type { Fare } from "@/lib/domain/pricing/fare";
import { partyTotal } from "@/lib/domain/pricing/fare-amounts";
import type { FareComponent } from "@/lib/domain/pricing/price-bound";
import type { Itinerary } from "@/lib/engine/find-itineraries";
import { itemAt } from "@/lib/engine/item-at";
import type { PricedDirection, PricedJourney } from "@/lib/engine/priced/questions";
import type { SeatView } from "@/lib/engine/seats";
import { HOUSE } from "./assemble-offer";
import { brandOf } from "./fares-sold";
import { localDay } from "./flight-reference";
import { type JourneyPattern, type JourneyPatterns, patternsOf } from "./journey-patterns";
import { writeBound } from "./journey-reference";
import { levelsOf } from "./leg-levels";
import { isOvernight } from "./notices";
import type { Market } from "./price-itinerary";
import { type ShownFlight, type ShownFlights, shownOf } from "./shown-flights";

/** A direction of the search as offers show it: in a round trip it is part of many. */
interface MadeDirection {
  priced: PricedDirection;
  flights: ShownFlight[];
  components: FareComponent[];
  segments: OfferSegment[];
  reference: string;
  /** Says which kinds of flights follow one another, and how. */
  pattern: string;
}

/** Makes offers of the journeys that a search keeps. Serves one search: seats are those of its moment. */
export class OfferMaker {
  private readonly shown: ShownFlights;
  private readonly patterns: JourneyPatterns;
  private readonly travelling: readonly AgeGroup[];
  private readonly offers = new Map<PricedJourney, SupplierOffer>();
  private readonly directions = new Map<PricedDirection, MadeDirection>();
  private readonly segments = new Map<ShownFlight, { fare: Fare; segment: OfferSegment }[]>();

  constructor(
    private readonly market: Market,
    private readonly seats: SeatView,
  ) {
    this.shown = shownOf(market.snapshot);
    this.patterns = patternsOf(market.prices, market.snapshot.agreed);
    this.travelling = AGE_GROUPS.filter((age) => market.context.party[age] > 0);
  }

  /** The same offer for the same journey object. */
  offer(journey: PricedJourney): SupplierOffer {
    const known = this.offers.get(journey);
    if (known) return known;
    const made = this.assemble(journey);
    this.offers.set(journey, made);
    return made;
  }

  /** Its conditions are made when they are first read: only rules and bookings do. */
  private assemble({ directions, hasFareFamily }: PricedJourney): SupplierOffer {
    const made = directions.map((direction) => this.direction(direction));
    const { flightType, ticketGroups, notices, documents, taxes } = this.pattern(made);
    const [only] = made;
    const components = only && made.length === 1 ? only.components : made.flatMap((each) => each.components);
    const { brand, services } = brandOf(components);
    const { convert, currency } = this.market.prices;
    let conditions: FareConditions[] | null = null;
    return {
      supplier: HOUSE,
      reference: made.map(({ reference }) => reference).join(";"),
      flightType,
      bounds: made.map(({ segments }) => ({ segments })),
      currency,
      fares: this.fares(components, taxes),
      brand,
      services,
      hasFareFamily,
      get conditions() {
        conditions ??= made.flatMap((each, bound) =>
          conditionsOf({ bound, flights: each.flights.map(({ kind }) => kind), priced: each }, convert),
        );
        return conditions;
      },
      ticketGroups,
      notices,
      documents,
      bagOptions: [],
    };
  }

  private fares(components: readonly FareComponent[], taxes: JourneyPattern["taxes"]): PassengerFare[] {
    return this.travelling.map((age) => {
      let fareMinor = 0;
      for (const { amounts } of components) fareMinor += amounts[age];
      return { age, fareMinor, taxes: taxes[age] };
    });
  }

  private pattern(made: readonly MadeDirection[]): JourneyPattern {
    const key = made.map(({ pattern }) => pattern).join("/");
    return this.patterns.take(key, () => made.map(toItinerary));
  }

  private direction(priced: PricedDirection): MadeDirection {
    const known = this.directions.get(priced);
    if (known) return known;
    const made = this.make(priced);
    this.directions.set(priced, made);
    return made;
  }

  private make(priced: PricedDirection): MadeDirection {
    const flights = priced.services.map((service, index) => this.shown.flight(service, itemAt(priced.departures, index)));
    const components = priced.fares.map(({ from, to, fare }) => this.component(from, to, this.shown.fare(fare)));
    const segments: OfferSegment[] = [];
    for (const { from, to, fare } of components) {
      for (let index = from; index <= to; index++) segments.push(this.segment(itemAt(flights, index), fare));
    }
    const references = flights.map(({ reference }) => reference);
    return { priced, flights, components, segments, reference: writeBound(priced.level, references), pattern: patternKey(flights, priced) };
  }

  private component(from: number, to: number, fare: Fare): FareComponent {
    const amounts = this.market.prices.source.amounts(fare);
    return { from, to, fare, amounts, totalMinor: partyTotal(amounts, this.market.context.party) };
  }

  /** The flight at the fare, its seats counted once. */
  private segment(flight: ShownFlight, fare: Fare): OfferSegment {
    let made = this.segments.get(flight);
    if (!made) {
      made = [];
      this.segments.set(flight, made);
    }
    for (const each of made) if (each.fare === fare) return each.segment;
    const segment = flight.at(fare, this.seatsLeft(flight, fare.bookingClass));
    made.push({ fare, segment });
    return segment;
  }

  /** The least that any leg of the flight has left in the class. */
  private seatsLeft({ service, segment: { carrier, legs } }: ShownFlight, bookingClass: string): number {
    const { snapshot, nowUtc } = this.market;
    const cabin = snapshot.cabinOf(carrier, bookingClass);
    let least = Number.POSITIVE_INFINITY;
    for (const [index, leg] of legs.entries()) {
      const sold = this.seats.soldOf(service, index, localDay(leg.departureLocal)) ?? [];
      least = Math.min(least, seatsAvailable(levelsOf(snapshot, carrier, leg, nowUtc)[cabin], bookingClass, sold));
    }
    return least;
  }
}

/** Kinds of the flights; between them whether the connection is a self transfer, and whether it lasts over night. */
function patternKey(flights: readonly ShownFlight[], { selfTransfers }: PricedDirection): string {
  let key = "";
  let before: ShownFlight | null = null;
  for (const [index, flight] of flights.entries()) {
    if (before) key += `${selfTransfers[index - 1] ? "s" : ""}${isOvernight(before.segment, flight.segment) ? "o" : ""},`;
    key += flight.kind.id;
    before = flight;
  }
  return key;
}

function toItinerary({ flights, priced }: MadeDirection): Itinerary {
  const segments = flights.map(({ segment }) => segment);
  return { segments, selfTransfer: [...priced.selfTransfers], departureUtc: itemAt(priced.departures, 0), arrivalUtc: priced.arrivalUtc };
}
