import { toSsimDate } from "../ssim/ssim-date";
import type { FlightName } from "./message";

/** A flight of one date that is not flown. */
export interface CancelledFlight {
  flight: FlightName;
  /** The flight's date in local time, `YYYY-MM-DD`. */
  date: string;
  /** Stations of the leg that is cancelled; empty for all of the flight. */
  stations: readonly string[];
}

/** The ASM in local times that cancels it (SSIM chapter 5): one message, without a reference. */
export function cancellationMessage({ flight, date, stations }: CancelledFlight): string {
  const { carrier, flightNumber, suffix } = flight;
  const name = `${carrier}${String(flightNumber).padStart(3, "0")}${suffix}/${toSsimDate(date)}`;
  return ["ASM", "LT", "CNL", stations.length === 0 ? name : `${name} ${stations.join("/")}`].join("\n");
}
