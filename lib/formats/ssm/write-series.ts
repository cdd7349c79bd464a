import type { SeriesAct, SeriesDates, SeriesLeg } from "@/lib/domain/schedule/series";

/** A series of flights as a form has it. */
export interface Series {
  act: SeriesAct;
  carrier: string;
  flightNumber: number;
  dates: SeriesDates;
  /** SSIM service type: `J` scheduled, `C` charter. */
  serviceType: string;
  /** IATA aircraft type. */
  aircraft: string;
  /** Booking classes, highest first; empty leaves them to the fares. */
  classes: string;
  businessSeats: number;
  economySeats: number;
  legs: readonly SeriesLeg[];
}

const ACTIONS: Readonly<Record<SeriesAct, string>> = { new: "NEW", change: "RPL", end: "CNL" };

/** The SSM in local times that says the same of the basic schedule (SSIM chapter 4): one message, without a reference. */
export function seriesMessage(series: Series): string {
  const head = ["SSM", "LT", ACTIONS[series.act], flightOf(series), periodOf(series.dates)];
  return (series.act === "end" ? head : [...head, equipmentOf(series), ...series.legs.map(legOf)]).join("\n");
}

/** A number has three digits at least. */
function flightOf({ carrier, flightNumber }: Series): string {
  return carrier + String(flightNumber).padStart(3, "0");
}

function periodOf({ from, to, days }: SeriesDates): string {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => (days >> (day - 1)) & 1).join("");
  return `${dateOf(from)} ${dateOf(to)} ${weekdays}`;
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

function dateOf(date: string): string {
  return `${date.slice(8, 10)}${MONTHS[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}`;
}

function equipmentOf({ serviceType, aircraft, classes, businessSeats, economySeats }: Series): string {
  const seats = `${businessSeats > 0 ? `C${businessSeats}` : ""}${economySeats > 0 ? `Y${economySeats}` : ""}`;
  return `${serviceType} ${aircraft} ${classes}.${seats}`;
}

function legOf({ origin, departure, departureDay, destination, arrival, arrivalDay }: SeriesLeg): string {
  return `${origin}${clockOf(departure, departureDay)} ${destination}${clockOf(arrival, arrivalDay)}`;
}

function clockOf(minutes: number, day: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}${two(minutes % 60)}${day > 0 ? `/${day}` : ""}`;
}
