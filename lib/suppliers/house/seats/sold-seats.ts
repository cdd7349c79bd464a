import { db } from "@/lib/db";
import { parseFlightCode, type SoldCount } from "@/lib/domain/schedule/inventory";
import { parseSaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import type { FlightLeg, FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { legKeyOf, localDay } from "../flights";
import type { LegSale } from "../market";
import { recentSeats } from "./seat-mirror";

/** How legs are sold, by leg key; those of which nothing has been sold and said are missing. */
export type SoldSeats = ReadonlyMap<string, LegSale>;

/** Live counts of all legs of some itineraries, in one query. */
export async function readSoldSeats(itineraries: readonly Itinerary[]): Promise<SoldSeats> {
  const keys = new Set(legsOf(itineraries).map(({ segment, leg }) => legKeyOf(segment, leg)));
  if (keys.size === 0) return new Map();
  const rows = await db().legInventory.findMany({ where: { legKey: { in: [...keys] } } });
  return new Map(rows.map(({ legKey, sold, limits }) => [legKey, { sold, limits: parseSaleLimits(limits, Date.now()) }]));
}

/** The counts of a second ago at most, from memory. */
export async function recentSoldSeats(itineraries: readonly Itinerary[], now: Date): Promise<SoldSeats> {
  const mirror = await recentSeats(now);
  const sold = new Map<string, LegSale>();
  for (const { segment, leg } of legsOf(itineraries)) {
    const { carrier, flightNumber, suffix } = parseFlightCode(leg.operatingFlight) ?? segment;
    const { origin, destination } = leg;
    const flown = { carrier, flightNumber, suffix, day: localDay(leg.departureLocal), origin, destination };
    const [counts, limits] = [mirror.find(flown), mirror.limitsOf(flown)];
    // The mirror shows every leg in one array.
    if (counts || limits) sold.set(legKeyOf(segment, leg), { sold: Array.from(counts ?? []), limits: limits ?? [] });
  }
  return sold;
}

/** All that are not zero. */
export function soldCounts(seats: SoldSeats): SoldCount[] {
  return [...seats].flatMap(([legKey, { sold }]) =>
    Array.from(sold, (count, index) => ({ legKey, bookingClass: String.fromCharCode(65 + index), sold: count })).filter(
      (each) => each.sold > 0,
    ),
  );
}

function legsOf(itineraries: readonly Itinerary[]): { segment: FlightSegment; leg: FlightLeg }[] {
  return itineraries.flatMap(({ segments }) => segments.flatMap((segment) => segment.legs.map((leg) => ({ segment, leg }))));
}
