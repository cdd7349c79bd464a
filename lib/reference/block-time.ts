import { type Airport, airportByCode } from "./airports";

const EARTH_RADIUS_KM = 6371;
/** Airways are not great circles; the cruise speed has the detour in it. */
const JET_KM_PER_MINUTE = 13.2;
const TAXI_AND_CLIMB_MINUTES = 30;
/** Headwind westbound, tailwind eastbound, at most. */
const WIND_SHARE = 0.05;

/** @throws Error where the airport is not in the reference data */
export function airport(code: string): Airport {
  const found = airportByCode(code);
  if (!found) throw new Error(`unknown airport ${code}`);
  return found;
}

/** Great-circle distance, kilometres. */
export function distanceKm(from: string, to: string): number {
  const [left, right] = [airport(from), airport(to)];
  const [north, south] = [radians(left.latitude), radians(right.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const a = half(south - north) + Math.cos(north) * Math.cos(south) * half(radians(right.longitude - left.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a));
}

/** Gate to gate, minutes, in steps of five. */
export function blockMinutes(from: string, to: string): number {
  const kilometres = distanceKm(from, to);
  const eastward = Math.sin(radians(airport(to).longitude - airport(from).longitude));
  const wind = 1 - WIND_SHARE * Math.max(-1, Math.min(1, eastward * 2));
  return Math.round((TAXI_AND_CLIMB_MINUTES + (kilometres / JET_KM_PER_MINUTE) * wind) / 5) * 5;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
