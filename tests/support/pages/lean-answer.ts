import type { LeanOffers } from "@/lib/contracts/interface/lean-offers";
import type { Offer } from "@/lib/contracts/interface/offers";

const BAG = { piece: 1, weight: 23 };

/** Offers as GET /offers/lean answers them: each with flights of its own, which have baggage and a refund where the offer has. */
export function leanAnswer(offers: readonly Offer[]): LeanOffers {
  const segments: LeanOffers["segments"] = [];
  const references: LeanOffers["references"] = { airports: {}, airlines: {}, aircraft: { "320": { code: "320", title: "Airbus A320" } } };
  const indexOf = (offer: Offer, { departure, arrival, airline, ...flight }: Offer["directions"][number]["segments"][number]) => {
    const stopOf = ({ datetime, airport: { terminal, ...airport } }: typeof departure) => {
      references.airports[airport.code] = airport;
      return { airport: airport.code, terminal, datetime, utc: `${datetime.replace(" ", "T")}Z` };
    };
    references.airlines[airline.code] = airline;
    const { flight_number, travel_time, service_class, seats, change, handbags } = flight;
    const fare = { booking_class: "Y", fare_basis: "YOW", refund: offer.refund, change, handbags, baggage: offer.baggage ? BAG : null };
    const flown = { airline: airline.code, flight_number, departure: stopOf(departure), arrival: stopOf(arrival), travel_time };
    return segments.push({ ...flown, aircraft: "320", technical_stops: [], service_class, seats, ...fare }) - 1;
  };
  const items = offers.map((offer) => {
    const { id, price, recommended_price, taxes_and_fees, is_fare_family, fare_family_type, ticketing_time_limit } = offer;
    const directions = offer.directions.map((direction) => ({
      segments: direction.segments.map((segment) => indexOf(offer, segment)),
      route_duration: direction.route_duration,
      connections: direction.segments.slice(1).map(() => ({ minutes: 90, self_transfer: offer.is_vtrip })),
    }));
    return {
      ...{ id, price, recommended_price, taxes_and_fees, is_fare_family, fare_family_type, ticketing_time_limit, directions },
      flight_type: offer.is_vtrip ? ("vtrip" as const) : ("regular" as const),
      passengers: offer.passengers.map(({ age, price: each }) => ({ age, count: 1, price: each })),
      expires_at: "2026-12-01T00:00:00Z",
    };
  });
  return { items, segments, references, total: items.length, next_cursor: null };
}
