import { seatsAvailable } from "@/lib/domain/nesting";
import { partyTotal } from "@/lib/domain/pricing/fare-amounts";
import type { FareComponent, PricedFlight } from "@/lib/domain/pricing/price-bound";
import type { FlightSegment } from "@/lib/engine/find-itineraries";
import { itemAt } from "@/lib/engine/item-at";
import type { PricedDirection, PricedJourney } from "@/lib/engine/priced/questions";
import type { SeatView } from "@/lib/engine/seats";
import type { SoldDirection } from "./assemble-offer";
import { firstLeg, lastLeg, localDay } from "./flight-reference";
import { levelsOf } from "./leg-levels";
import { type Market, taxedFlight } from "./price-itinerary";
import { shownOf } from "./shown-flights";

/** Makes the directions of journeys that a search keeps, as offers are assembled of them. Serves one search: seats are those of its moment. */
export class SoldJourneys {
  private readonly flights = new Map<FlightSegment, PricedFlight>();
  private readonly shown;

  constructor(
    private readonly market: Market,
    private readonly seats: SeatView,
  ) {
    this.shown = shownOf(market.snapshot);
  }

  directionsOf({ directions }: PricedJourney): SoldDirection[] {
    return directions.map((direction) => this.toDirection(direction));
  }

  private toDirection({ services, departures, selfTransfers, arrivalUtc, level, fares }: PricedDirection): SoldDirection {
    const segments = services.map((service, index) => this.shown.segment(service, itemAt(departures, index)));
    const components = fares.map(({ from, to, fare }) => this.toComponent(from, to, fare));
    return {
      direction: {
        itinerary: { segments, selfTransfer: [...selfTransfers], departureUtc: itemAt(departures, 0), arrivalUtc },
        flights: segments.map((segment, index) => this.flight(segment, itemAt(services, index))),
        taxes: this.market.prices.taxes(segments.map(taxedFlight)),
      },
      priced: { level, components, totalMinor: components.reduce((total, each) => total + each.totalMinor, 0) },
    };
  }

  private toComponent(from: number, to: number, index: number): FareComponent {
    const fare = this.shown.fare(index);
    const amounts = this.market.prices.source.amounts(fare);
    return { from, to, fare, amounts, totalMinor: partyTotal(amounts, this.market.context.party) };
  }

  private flight(segment: FlightSegment, service: number): PricedFlight {
    const known = this.flights.get(segment) ?? this.toFlight(segment, service);
    this.flights.set(segment, known);
    return known;
  }

  private toFlight(segment: FlightSegment, service: number): PricedFlight {
    const { snapshot, nowUtc } = this.market;
    const first = firstLeg(segment);
    return {
      carrier: segment.carrier,
      origin: first.origin,
      destination: lastLeg(segment).destination,
      day: localDay(first.departureLocal),
      seats: (bookingClass) => {
        const cabin = snapshot.cabinOf(segment.carrier, bookingClass);
        const left = segment.legs.map((leg, index) => {
          const sold = this.seats.soldOf(service, index, localDay(leg.departureLocal)) ?? [];
          return seatsAvailable(levelsOf(snapshot, segment.carrier, leg, nowUtc)[cabin], bookingClass, sold);
        });
        return Math.min(...left);
      },
    };
  }
}
