import {
  type ConnectionRules,
  type ConnectionSide,
  type ConnectionTimes,
  connectionMinutes,
  statusOf,
} from "@/lib/domain/schedule/connection-rules";

/**
 * What makes flights an itinerary. Everything the engine offers or refuses is decided here; docs/decisions has the reasons.
 *
 * - At most two stops. The same flight number never appears twice: staying on board is one segment with technical stops.
 * - No airport is visited twice, technical stops included; an airport of the origin or the destination is never on the way.
 * - A connection happens at one airport; a change of airport inside a city is not offered.
 * - A connection lasts at least the airport's minimum connection time, by the domestic or international side of both
 *   flights; where the airport has exceptions, by their carriers and terminals too (domain/schedule/connection-rules.ts). A flight is domestic where every airport it calls at is in one country: whoever boarded abroad has to pass
 *   the border, wherever on the way that happens.
 * - Carriers without an agreement give a self transfer (virtual interlining): the passenger collects the baggage, may have to enter
 *   the country and checks in again, so it takes SELF_TRANSFER_EXTRA_MINUTES more, and there is at most one in a
 *   journey, for with each of them a missed flight is at the passenger's own risk.
 * - All waiting together is limited, and so is the way round.
 */

/** Time on the ground of a whole journey, all its connections added up. */
export const MAX_GROUND_MINUTES = 24 * 60;

/** Baggage claim, border, landside walk and the next carrier's check-in, which closes 40 to 60 minutes before departure. */
const SELF_TRANSFER_EXTRA_MINUTES = 120;

export const MAX_SELF_TRANSFERS = 1;

/**
 * A journey flies at most this factor of the direct distance plus the allowance. The allowance is for short journeys, where the hub
 * is often further than the destination (Bukhara–Samarkand over Tashkent).
 */
const CIRCUITY_FACTOR = 2.2;
const CIRCUITY_ALLOWANCE_KM = 600;

export const EARTH_RADIUS_KM = 6371;

export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Shortest connection allowed, minutes, whatever the carriers and terminals.
 * @param agreed whether the two carriers are the same or have an agreement
 */
export function minimumConnection(times: ConnectionTimes, fromDomestic: boolean, toDomestic: boolean, agreed: boolean): number {
  return withSelfTransfer(times[statusOf(fromDomestic, toDomestic)], agreed);
}

/** Shortest connection allowed between two flights at an airport with these rules, minutes. @param agreed as above */
export function shortestConnection(rules: ConnectionRules, arriving: ConnectionSide, departing: ConnectionSide, agreed: boolean): number {
  return withSelfTransfer(connectionMinutes(rules, arriving, departing), agreed);
}

function withSelfTransfer(minutes: number, agreed: boolean): number {
  return agreed ? minutes : minutes + SELF_TRANSFER_EXTRA_MINUTES;
}

/** Whether a journey of these great-circle distances, board to off, is short enough. */
export function withinCircuity(flownKm: number, directKm: number): boolean {
  return flownKm <= mostKm(directKm);
}

/** The longest way that may be flown between two airports so far apart. */
export function mostKm(directKm: number): number {
  return directKm * CIRCUITY_FACTOR + CIRCUITY_ALLOWANCE_KM;
}

/** Great-circle distance (haversine on a sphere). */
export function greatCircleKm(from: Position, to: Position): number {
  const radians = Math.PI / 180;
  const latitude = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const longitude = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const chord = latitude ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
