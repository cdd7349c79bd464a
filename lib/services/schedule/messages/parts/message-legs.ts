import type { FlightDay, ZoneOf } from "@/lib/domain/schedule/flights/flight-days";
import { inMode } from "@/lib/domain/schedule/flights/flight-days";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import { numberLegs } from "@/lib/domain/schedule/flights/number-legs";
import { SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import { cabinsOf, tellsSeats } from "@/lib/domain/schedule/nesting";
import { type LegPattern, UNCOVERED } from "@/lib/domain/schedule/schedule";
import { withCabinsTold } from "@/lib/domain/schedule/seats/told-cabins";
import { ELSEWHERE } from "@/lib/formats/ssim/fields";
import type { FlightName, MessageEquipment, MessageLeg } from "@/lib/formats/ssm/message";
import { Rejected } from "./rejected";

const DAY_MINUTES = 1440;

/** When a message's flight is flown, in its own time mode and in the one that the flight is kept in. */
export interface MessageDay {
  messageMode: LegPattern["timeMode"];
  /** Day numbers of the flight's date in the message's mode, and in the flight's own. */
  messageDay: number;
  timeMode: LegPattern["timeMode"];
  day: number;
}

/** A leg at the times of a message's leg. */
export function withTimes(leg: LegPattern, times: MessageLeg, on: MessageDay, zoneOf: ZoneOf): LegPattern {
  const moved = (days: number, minutes: number, airport: string) =>
    inMode((on.messageDay + days) * DAY_MINUTES + minutes, on.messageMode, on.timeMode, zoneOf(airport)) - on.day * DAY_MINUTES;
  const departure = moved(times.departureDay, times.departureMinutes, leg.origin);
  const arrival = moved(times.arrivalDay, times.arrivalMinutes, leg.destination);
  return {
    ...leg,
    departureDayOffset: Math.floor(departure / DAY_MINUTES),
    departureMinutes: minuteOfDay(departure),
    arrivalDayOffset: Math.floor(arrival / DAY_MINUTES),
    arrivalMinutes: minuteOfDay(arrival),
    departureTransfer: times.departureTransfer || null,
    arrivalTransfer: times.arrivalTransfer || null,
    // What a file said of its own times.
    departureUtcOffset: null,
    arrivalUtcOffset: null,
  };
}

function minuteOfDay(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** The day of a flight that is not there yet, in the mode that it is to be kept in: that of its first departure there. */
export function dayOf(messageDay: number, first: MessageLeg, messageMode: "L" | "U", timeMode: "L" | "U", zoneOf: ZoneOf): MessageDay {
  // Flights are dated by the aircraft.
  const departure = (messageDay + first.departureDay) * DAY_MINUTES + first.departureMinutes + first.departureTransfer;
  const day = Math.floor(inMode(departure, messageMode, timeMode, zoneOf(first.origin)) / DAY_MINUTES);
  return { messageMode, messageDay, timeMode, day };
}

/** A leg that a message brings, at no times yet. Its period is that of the set that it comes into. */
export function newLeg(flight: FlightName, { origin, destination }: MessageLeg, equipment: EquipmentOf, timeMode: "L" | "U"): LegPattern {
  const { carrier, flightNumber, suffix } = flight;
  return {
    ...{ carrier, flightNumber, suffix, itineraryVariation: 1, legSequence: 1 },
    ...{ serviceType: equipment.serviceType, timeMode, periodFrom: "", periodTo: null, daysOfOperation: 127, frequency: 1 },
    ...{ origin, destination, departureMinutes: 0, arrivalMinutes: 0, departureDayOffset: 0, arrivalDayOffset: 0 },
    ...{ departureTerminal: "", arrivalTerminal: "", aircraft: equipment.aircraft },
    ...{ bookingDesignators: equipment.bookingDesignators, configuration: equipment.configuration, coveredBy: UNCOVERED },
    ...SOLD_FREELY,
  };
}

/** What of a leg's equipment a message or another leg gives. */
type EquipmentOf = Pick<LegPattern, "serviceType" | "aircraft" | "bookingDesignators" | "configuration">;

/**
 * A leg with other equipment. Seats that the message does not tell stay where the aircraft does, in the cabins that it tells; with another one they
 * are not known yet, and `settleSeats` finds what is likeliest.
 */
export function withEquipment(leg: LegPattern, { serviceType, aircraft, bookingDesignators, configuration }: MessageEquipment): LegPattern {
  const isKept = leg.aircraft === aircraft && configuration !== ELSEWHERE && !tellsSeats(configuration);
  return {
    ...leg,
    serviceType,
    aircraft,
    bookingDesignators: bookingDesignators || leg.bookingDesignators,
    configuration: isKept ? keptSeats(leg.configuration, configuration) : configuration,
  };
}

/** Another version alone takes nothing from the seats. */
function keptSeats(before: string, told: string): string {
  if (before === "" || cabinsOf(told).length === 0) return before || told;
  return withCabinsTold(before, told) ?? told;
}

/**
 * The legs one after another, numbered.
 * @throws Rejected where they do not follow each other, in place or in time
 */
export function inOrder(flight: FlightDay, zoneOf: ZoneOf): LegPattern[] {
  const legs = numberLegs(flight.legs.map((leg) => ({ leg, of: flight.legs })));
  for (const [index, leg] of legs.entries()) {
    const { departure, arrival } = instantsOf(leg, flight.day, zoneOf);
    const before = legs[index - 1];
    const minutes = arrival - departure;
    if (minutes <= 0 || minutes >= DAY_MINUTES) throw new Rejected("leg_impossible", `${leg.origin}–${leg.destination}`, String(minutes));
    if (before && before.destination !== leg.origin) throw new Rejected("leg_apart", leg.origin, before.destination);
    if (before && instantsOf(before, flight.day, zoneOf).arrival > departure) {
      throw new Rejected("leg_too_early", `${leg.origin}–${leg.destination}`, `${before.origin}–${before.destination}`);
    }
  }
  return legs;
}
