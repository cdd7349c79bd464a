import { db } from "@/lib/db";
import { fromDayNumber } from "@/lib/domain/dates";
import { coverLegs, type StoredLeg } from "@/lib/domain/schedule/cover-legs";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { readFlights } from "@/lib/services/schedule/sets/parts/read-flights";
import { readSets } from "@/lib/services/schedule/sets/parts/read-sets";
import { zoneOf } from "@/lib/services/schedule/sets/parts/zone-of";

/**
 * Every departure of an airline that counts on the flight dates of a window: number, instants in minutes (UTC), and everything else that its legs say.
 * @param isDated with the flight's date, and the clock that it is by
 */
export async function departuresOf(carrier: string, window: DayWindow, isDated = false): Promise<string[]> {
  const found: string[] = [];
  const sets = await readSets(db(), [carrier]);
  for await (const batch of readFlights(db(), { carrier, numbers: null, from: "2000-01-01" })) {
    for (const name of new Set(batch.map(nameOf))) {
      const own = batch.filter((leg) => nameOf(leg) === name);
      for (const { day, legs } of flightDays(coverLegs(own, sets, zoneOf), window)) {
        const date = isDated ? `${legs[0]?.timeMode}${fromDayNumber(day)} ` : "";
        found.push(`${name} ${date}${textOf(legs, day)}`);
      }
    }
  }
  return found.sort();
}

function nameOf({ carrier, flightNumber, suffix }: StoredLeg): string {
  return `${carrier}${flightNumber}${suffix}`;
}

function textOf(legs: readonly LegPattern[], day: number): string {
  return legs
    .map((leg) => {
      const { departure, arrival } = instantsOf(leg, day, zoneOf);
      const seats = `${leg.serviceType} ${leg.aircraft} ${leg.bookingDesignators} ${leg.configuration}`;
      return `${leg.origin}${leg.departureTerminal} ${departure}–${arrival} ${leg.destination}${leg.arrivalTerminal} ${seats}`;
    })
    .join(" / ");
}
