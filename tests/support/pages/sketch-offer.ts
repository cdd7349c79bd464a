import type { Offer, OfferDirection } from "@/lib/contracts/interface/offers";
import { sampleDirection, sampleOffer } from "./samples";

/** A direction of which only what lists look at is drawn. */
export interface DirectionSketch {
  /** `TAS-FRU-IST`, in the order of travel. */
  route?: string;
  /** Of the flights, in order; the last goes on. */
  carriers?: readonly string[];
  number?: string;
  /** `YYYY-MM-DD HH:MM` */
  departure?: string;
  arrival?: string;
  minutes?: number;
  /** Minutes of every connection. */
  wait?: number;
  changeable?: boolean;
}

export interface OfferSketch {
  id?: string;
  price?: number;
  directions?: readonly DirectionSketch[];
  baggage?: boolean;
  refund?: boolean;
  separate?: boolean;
}

export function sketchDirection(sketch: DirectionSketch = {}): OfferDirection {
  const { route = "TAS-IST", carriers = ["HY"], number = "1", departure = "2026-12-10 08:00", minutes = 240, wait = 90 } = sketch;
  const stops = route.split("-");
  const flights = stops.slice(1).map((stop, index) => sampleDirection(`${stops[index]}-${stop}`, departure.slice(0, 10)));
  const segments = flights
    .flatMap((flight) => flight.segments)
    .map((segment, index, all) => {
      const code = carriers[index] ?? carriers.at(-1) ?? "HY";
      return {
        ...segment,
        airline: { code, title: `Carrier ${code}` },
        flight_number: `${number}${index}`,
        departure: { ...segment.departure, datetime: `${departure}:00` },
        transfer_time: index < all.length - 1 ? wait : null,
        change: sketch.changeable ?? true,
      };
    });
  const whole = sampleDirection(`${stops[0]}-${stops.at(-1)}`, departure.slice(0, 10));
  return {
    ...whole,
    departure: { ...whole.departure, datetime: `${departure}:00` },
    arrival: { ...whole.arrival, datetime: `${sketch.arrival ?? departure}:00` },
    route_duration: minutes,
    segments,
  };
}

/** An offer of which only what lists look at is drawn. */
export function sketchOffer({
  id = "o",
  price = 100,
  directions = [{}],
  baggage = false,
  refund = false,
  separate = false,
}: OfferSketch = {}): Offer {
  return sampleOffer({
    id,
    price: { amount: price, currency: "UZS" },
    is_vtrip: separate,
    baggage,
    refund,
    directions: directions.map(sketchDirection),
  });
}
