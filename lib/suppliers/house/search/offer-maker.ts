import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { fareAt } from "@/lib/domain/pricing/fare-columns";
import type { FlightSegment } from "@/lib/engine/itinerary";
import type { PricedDirection, PricedJourney } from "@/lib/engine/priced/query";
import { readSegment } from "@/lib/engine/read-segment";
import type { SeatView } from "@/lib/engine/seats/seats";
import { itemAt } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import { localDay, taxedFlight } from "../flights";
import { directionReference } from "../journey-reference";
import { type Market, NOTHING_SOLD, type SoldOn, seatsLeft } from "../market";
import { assembleOffer, type OfferedDirection, segmentsOf } from "../offer/assemble-offer";
import { directionFacts } from "../offer/journey-facts";
import { makeSegment } from "../offer/make-segment";

/** Makes offers of the journeys that a search has found. Serves one search: seats are those of its moment, and flights are shared. */
export class OfferMaker {
  private readonly directions = new Map<PricedDirection, OfferedDirection>();
  private readonly fares = new Map<number, Fare>();
  /** By service and departure. */
  private readonly flights = new Map<string, FlightSegment>();
  private readonly segments = new Map<FlightSegment, Map<Fare, OfferSegment>>();

  constructor(
    private readonly market: Market,
    private readonly seats: SeatView,
  ) {}

  make({ directions, hasFareFamily }: PricedJourney): SupplierOffer {
    const offered = directions.map((direction, place) => remembered(this.directions, direction, () => this.offered(direction, place)));
    return assembleOffer(offered, { hasFareFamily, conditions: [] }, this.market);
  }

  /** @param place of the direction in the journeys of the search, from 0 */
  private offered({ services, departures, fares, selfTransfers, brandRank, arrivalUtc }: PricedDirection, place: number): OfferedDirection {
    const { source, taxes } = this.market.prices;
    const components = fares.map(({ from, to, fare: index }) => {
      const fare = remembered(this.fares, index, () => fareAt(source.tariff.columns, index));
      return { from, to, fare, amounts: source.amounts(fare) };
    });
    const flights = services.map((service, index) => this.flight(service, itemAt(departures, index)));
    const itinerary = { segments: flights, selfTransfer: [...selfTransfers], departureUtc: itemAt(departures, 0), arrivalUtc };
    return {
      reference: directionReference({ itinerary, brandRank }),
      facts: directionFacts(itinerary, place, this.market.snapshot.agreed),
      components,
      segments: segmentsOf(flights.length, components, (index, fare) =>
        this.segment(itemAt(flights, index), itemAt(services, index), fare),
      ),
      taxes: taxes(flights.map(taxedFlight)),
    };
  }

  /** @param departure minutes since epoch, UTC */
  private flight(service: number, departure: number): FlightSegment {
    return remembered(this.flights, `${service} ${departure}`, () => readSegment(this.market.snapshot.network, service, departure));
  }

  private segment(flight: FlightSegment, service: number, fare: Fare): OfferSegment {
    const sold: SoldOn = (leg, index) => {
      const day = localDay(leg.departureLocal);
      const { sold: none, limits: free } = NOTHING_SOLD;
      return { sold: this.seats.soldOf(service, index, day) ?? none, limits: this.seats.limitsOf(service, index, day) ?? free };
    };
    const ofFlight = remembered(this.segments, flight, () => new Map<Fare, OfferSegment>());
    return remembered(ofFlight, fare, () => makeSegment(flight, fare, seatsLeft(flight, fare.bookingClass, sold, this.market)));
  }
}
