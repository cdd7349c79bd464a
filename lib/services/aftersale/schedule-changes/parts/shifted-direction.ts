import type { JourneyDirection, OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airport } from "@/lib/reference/block-time";

/** The flights of a direction so many minutes later, or earlier where negative, by the clocks of their airports. */
export function shiftedDirection({ segments }: JourneyDirection, minutes: number): JourneyDirection {
  return { segments: segments.map((flight) => movedFlight(flight, minutes)) };
}

function movedFlight(flight: OfferSegment, minutes: number): OfferSegment {
  const { departure, arrival, technicalStops } = flight;
  return {
    ...flight,
    departure: movedStop(departure, minutes),
    arrival: movedStop(arrival, minutes),
    technicalStops: technicalStops.map((stop) => movedLanding(stop, minutes)),
  };
}

function movedStop(stop: Stop, minutes: number): Stop {
  const utc = stop.utc + minutes;
  return { ...stop, utc, local: localText(utcToLocal(airport(stop.airport).timeZone, utc)) };
}

/** A landing on the way is kept by the airport's own clock alone. */
function movedLanding(stop: TechnicalStop, minutes: number): TechnicalStop {
  return {
    ...stop,
    arrivalLocal: shiftedText(stop.arrivalLocal, minutes),
    departureLocal: shiftedText(stop.departureLocal, minutes),
  };
}

/** @param local `YYYY-MM-DDTHH:MM` */
function shiftedText(local: string, minutes: number): string {
  return localText(Date.parse(`${local}Z`) / 60_000 + minutes);
}
