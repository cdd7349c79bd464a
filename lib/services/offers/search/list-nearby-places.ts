import type { NearbyPlace } from "@/lib/contracts/portal/places";
import type { Locale } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { distanceKm } from "@/lib/reference/block-time";
import { callSchedules } from "../suppliers/call-supplier";

/** As far as people go by road or rail for a flight. */
const FARTHEST_KM = 350;
/** As many as a search takes beside a place. */
const MOST = 5;

/**
 * Cities with flights around a place, the nearest first; those of the place's own city are searched with it anyway.
 * @param code of an airport or a city. @returns none where the code is unknown
 */
export async function listNearbyPlaces(asked: { code: string; locale: Locale; mode: Mode; now: Date }): Promise<NearbyPlace[]> {
  const { code, locale, mode, now } = asked;
  const own = airportsOf(code);
  const [from] = own;
  if (from === undefined) return [];
  const served = (await callSchedules(mode, (schedule) => schedule.airports(now))).flat();
  const ownCity = airportByCode(from)?.cityCode;
  const cities = new Map<string, NearbyPlace>();
  for (const airport of served.flatMap((each) => airportByCode(each) ?? [])) {
    const km = Math.round(distanceKm(from, airport.code));
    if (own.includes(airport.code) || airport.cityCode === ownCity || km > FARTHEST_KM) continue;
    const known = cities.get(airport.cityCode);
    if (!known || km < known.km) cities.set(airport.cityCode, { code: airport.cityCode, city: airport.city[locale], km });
  }
  return [...cities.values()].toSorted((one, other) => one.km - other.km).slice(0, MOST);
}
