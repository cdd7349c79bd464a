import { directionOf, NO_FILTERS, type SearchRequest } from "@/lib/suppliers/port/selling";
import { suppliersOf } from "@/lib/suppliers/registry";
import { inDays } from "@/scripts/storm/buyer";
import { cpuMilliseconds } from "../lib/measure";
import type { RoundTrip } from "../lib/partner";

/** Places that a hundred and more round trips go to on any day. */
const PLACES = ["IST", "LON", "FRA", "CDG"];
const LARGE = ["LON", "CDG"];
const FIRST_DAY = 20;
const DAYS = 250;
const LEAST_STAY = 5;
const STAYS = 20;

/** The search of a number; the first twenty thousand are all different. */
export function tripOf(number: number): RoundTrip {
  const turn = Math.floor(number / PLACES.length);
  const day = FIRST_DAY + (turn % DAYS);
  const stay = LEAST_STAY + (Math.floor(turn / DAYS) % STAYS);
  return { to: PLACES[number % PLACES.length] ?? "IST", date: inDays(day), returnDate: inDays(day + stay) };
}

/** The same to two places that nearly always have as many offers as one answer can tell. */
export function largeTripOf(number: number): RoundTrip {
  return { ...tripOf(PLACES.length * Math.floor(number / LARGE.length)), to: LARGE[number % LARGE.length] ?? "LON" };
}

/** CPU milliseconds of a search by the suppliers alone, in this process: finding, pricing and ranking. As many others warm them before. */
export async function engineMilliseconds(count: number): Promise<number> {
  let started = 0;
  for (let number = 0; number < 2 * count; number++) {
    if (number === count) started = cpuMilliseconds();
    const request = requestOf(tripOf(number));
    for (const supplier of suppliersOf("live")) await supplier.selling.search(request);
  }
  return (cpuMilliseconds() - started) / count;
}

function requestOf({ to, date, returnDate }: RoundTrip): SearchRequest {
  return {
    directions: [directionOf("TAS", to, date), directionOf(to, "TAS", returnDate)],
    ...{ cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 }, currency: "UZS", now: new Date(), filters: NO_FILTERS },
  };
}
