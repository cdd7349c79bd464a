import { fromDayNumber } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { WorldCarrier } from "./carriers";
import { equipmentFor } from "./fleet";
import type { WorldFlight } from "./flights";
import { type Period, periodsOf } from "./periods";
import type { Place } from "./places";
import { rounded, seeded } from "./random";
import { offsetOn, type Season } from "./seasons";

const DAY_MINUTES = 1440;

/** What flights are turned into leg records with. */
export interface Filing {
  places: readonly Place[];
  carriers: readonly WorldCarrier[];
  /** Periods per flight and season beyond those that the clocks make, on average. */
  cuts: number;
  seed: number;
}

/** Leg records of a flight in a season, by variation and leg; none where it is not flown then. */
export function legsOf(flight: WorldFlight, season: Season, filing: Filing): LegPattern[] {
  const carrier = filing.carriers[flight.carrier];
  if (!carrier || (flight.season !== "both" && !season.name.startsWith(flight.season))) return [];
  const seed = (filing.seed * 31 + flight.carrier) * 65_537 + flight.number * 8 + (season.first % 8);
  const random = seeded(seed);
  const zones = flight.calls.map((place) => filing.places[place]?.timeZone ?? "UTC");
  const { days } = flight;
  const periods = periodsOf({ season, zones, days, timeMode: carrier.timeMode, cuts: rounded(filing.cuts, random), seed });
  return periods.flatMap((period, index) => variation(flight, period, index + 1, carrier, filing.places));
}

function variation(flight: WorldFlight, period: Period, number: number, carrier: WorldCarrier, places: readonly Place[]): LegPattern[] {
  const offset = (call: number) => offsetOn(places[flight.calls[call] ?? 0]?.timeZone ?? "UTC", period.first);
  const [periodFrom, periodTo] = [fromDayNumber(period.first), fromDayNumber(period.last)];
  const isUtc = carrier.timeMode === "U";
  const start = (((flight.departure + period.shift) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  // Minutes on UTC's clock after the flight's date begins: local at the first airport, or in UTC.
  let utc = isUtc ? mod(start - offset(0)) : start - offset(0);
  return flight.blocks.map((block, leg): LegPattern => {
    utc += leg === 0 ? 0 : (flight.grounds[leg - 1] ?? 0);
    const departure = utc + (isUtc ? 0 : offset(leg));
    utc += block;
    const arrival = utc + (isUtc ? 0 : offset(leg + 1));
    const { aircraft, designators, configuration } = equipmentFor(carrier.kind, block, period.pick);
    return {
      carrier: carrier.code,
      flightNumber: flight.number,
      suffix: "",
      itineraryVariation: number,
      legSequence: leg + 1,
      serviceType: flight.charter ? "C" : "J",
      timeMode: carrier.timeMode,
      periodFrom,
      periodTo,
      daysOfOperation: period.days,
      frequency: flight.frequency,
      origin: places[flight.calls[leg] ?? 0]?.code ?? "",
      destination: places[flight.calls[leg + 1] ?? 0]?.code ?? "",
      departureMinutes: mod(departure),
      arrivalMinutes: mod(arrival),
      departureDayOffset: Math.floor(departure / DAY_MINUTES),
      arrivalDayOffset: Math.floor(arrival / DAY_MINUTES),
      departureTerminal: "",
      arrivalTerminal: "",
      aircraft,
      bookingDesignators: designators,
      configuration,
    };
  });
}

function mod(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
