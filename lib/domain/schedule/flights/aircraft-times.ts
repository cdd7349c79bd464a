import type { LegPattern } from "../schedule";

// Passengers' times differ from the aircraft's by a transfer to it. Flights are dated by the aircraft (SSIM chapter 7), and seats by the passengers.

const DAY_MINUTES = 1440;

type Departing = Pick<LegPattern, "departureDayOffset" | "departureMinutes" | "departureTransfer">;
type Arriving = Pick<LegPattern, "arrivalDayOffset" | "arrivalMinutes" | "arrivalTransfer">;

/** When the aircraft leaves, minutes after the beginning of the flight's date. */
export function aircraftDeparture({ departureDayOffset, departureMinutes, departureTransfer }: Departing): number {
  return departureDayOffset * DAY_MINUTES + departureMinutes + (departureTransfer ?? 0);
}

/** When the aircraft lands, minutes after the beginning of the flight's date. */
export function aircraftArrival({ arrivalDayOffset, arrivalMinutes, arrivalTransfer }: Arriving): number {
  return arrivalDayOffset * DAY_MINUTES + arrivalMinutes - (arrivalTransfer ?? 0);
}

/** Days after the flight's date on which the aircraft leaves: 0 of a first leg, unless it was put off. */
export function aircraftDays(leg: Departing): number {
  return Math.floor(aircraftDeparture(leg) / DAY_MINUTES);
}
