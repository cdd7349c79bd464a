import type { LeanOffers } from "@/lib/contracts/interface/lean-offers";
import { ticketingLimit } from "@/lib/domain/booking/ticketing-limit";
import { instantAt, toDateTimeText, toInstantText, toUtcText } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { type Currency, toMajor } from "@/lib/domain/money";
import type { OfferSegment, Stop, SupplierOffer } from "@/lib/domain/offer";
import { fareBasisOf } from "@/lib/domain/pricing/conditions";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import { env } from "@/lib/env";
import { timesOf } from "@/lib/services/ground/presenters/present-directions";
import { presentAircraft, presentAirline, presentAirport, presentOperator } from "@/lib/services/ground/presenters/present-reference";
import { type Audience, offerExpiry, offerSealer } from "@/lib/services/offers/offer/offer-id";
import type { PricedOffer } from "@/lib/services/offers/offer/price-offer";
import { shownAmounts } from "@/lib/services/offers/offer/shown-amounts";
import { remembered } from "@/lib/util/waiting/remembered";

type LeanOffer = LeanOffers["items"][number];
type LeanSegment = LeanOffers["segments"][number];

interface Viewer extends Audience {
  locale: Locale;
}

interface Page {
  offers: readonly PricedOffer[];
  total: number;
  nextCursor: string | null;
}

/** A page of offers that names flights by index, and airports, carriers and aircraft by code: each of them is told of once. */
export function presentLeanOffers({ offers, total, nextCursor }: Page, viewer: Viewer): LeanOffers {
  const flights = new FlightList(viewer.locale);
  const seal = offerSealer(viewer);
  const items = offers.map((priced) => ({ id: seal(priced.offer, priced.totalMinor), ...presentOffer(priced, viewer, flights) }));
  return { items, segments: flights.segments, references: flights.references, total, next_cursor: nextCursor };
}

function presentOffer(priced: PricedOffer, viewer: Viewer, flights: FlightList): Omit<LeanOffer, "id"> {
  const { offer, prices, totalMinor } = priced;
  const { currency, flightType, hasFareFamily, brand } = offer;
  const departureUtc = offer.directions[0]?.segments[0]?.departure.utc ?? 0;
  const { recommendedMinor, taxesAndFeesMinor } = shownAmounts(priced, viewer.partner);
  return {
    flight_type: flightType,
    price: money(totalMinor, currency),
    recommended_price: money(recommendedMinor, currency),
    taxes_and_fees: money(taxesAndFeesMinor, currency),
    passengers: prices.map(({ age, count, totalMinor: each }) => ({ age, count, price: toMajor(each) })),
    is_fare_family: hasFareFamily,
    fare_family_type: brand,
    ticketing_time_limit: toUtcText(ticketingLimit(viewer.now, env().HOLD_MINUTES, departureUtc)),
    expires_at: toInstantText(offerExpiry(viewer, departureUtc)),
    directions: presentDirections(offer, flights),
  };
}

function presentDirections({ directions, ticketGroups }: SupplierOffer, flights: FlightList): LeanOffer["directions"] {
  return directions.map(({ segments }, direction) => {
    const { routeMinutes, waits } = timesOf(segments);
    return {
      segments: segments.map((segment) => flights.indexOf(segment)),
      route_duration: routeMinutes,
      connections: waits.map((minutes, index) => ({ minutes, self_transfer: isSelfTransferAfter(ticketGroups, direction, index) })),
    };
  });
}

function money(minor: number, currency: Currency): { amount: number; currency: Currency } {
  return { amount: toMajor(minor), currency };
}

/** The flights of a page, each once, with all that they name. */
class FlightList {
  readonly segments: LeanSegment[] = [];
  readonly references: LeanOffers["references"] = { airports: {}, airlines: {}, aircraft: {} };
  /** Offers of one search share the objects of their flights; where a supplier makes them anew, what they say. */
  private readonly byObject = new Map<OfferSegment, number>();
  private readonly byText = new Map<string, number>();

  constructor(private readonly locale: Locale) {}

  indexOf(segment: OfferSegment): number {
    return remembered(this.byObject, segment, () => {
      const view = this.present(segment);
      return remembered(this.byText, JSON.stringify(view), () => this.segments.push(view) - 1);
    });
  }

  private present(segment: OfferSegment): LeanSegment {
    const { handBaggage, baggage, operatedBy, surface } = segment;
    return {
      airline: this.airline(segment.carrier),
      flight_number: segment.flightNumber,
      ...(operatedBy && { operating_airline: presentOperator(operatedBy, this.locale) }),
      ...(surface && { surface }),
      departure: this.stop(segment.departure),
      arrival: this.stop(segment.arrival),
      travel_time: segment.durationMinutes,
      aircraft: this.aircraft(segment.aircraft),
      technical_stops: segment.technicalStops.map(({ airport, arrivalLocal, departureLocal, durationMinutes }) => ({
        airport: this.airport(airport),
        arrival_datetime: toDateTimeText(arrivalLocal),
        departure_datetime: toDateTimeText(departureLocal),
        duration: durationMinutes,
      })),
      service_class: segment.cabin,
      booking_class: segment.bookingClass,
      fare_basis: fareBasisOf(segment),
      seats: segment.seatsLeft,
      refund: segment.refundable,
      change: segment.changeable,
      handbags: { piece: handBaggage.pieces, weight: handBaggage.kg },
      baggage: baggage && { piece: baggage.pieces, weight: baggage.kg },
    };
  }

  private stop({ airport, terminal, local, utc }: Stop): LeanSegment["departure"] {
    return { airport: this.airport(airport), terminal, datetime: toDateTimeText(local), utc: toInstantText(instantAt(utc)) };
  }

  private airport(code: string): string {
    this.references.airports[code] ??= presentAirport(code, this.locale);
    return code;
  }

  private airline(code: string): string {
    this.references.airlines[code] ??= presentAirline(code, this.locale);
    return code;
  }

  private aircraft(code: string): string {
    this.references.aircraft[code] ??= presentAircraft(code);
    return code;
  }
}
