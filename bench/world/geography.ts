import { greatCircleKm } from "@/lib/engine/rules";
import type { Place } from "./places";

const JET_KM_PER_MINUTE = 13.2;
const TAXI_AND_CLIMB_MINUTES = 30;
/** Headwind westbound, tailwind eastbound, at most. */
const WIND_SHARE = 0.05;

export function kilometres(places: readonly Place[], from: number, to: number): number {
  const [one, other] = [places[from], places[to]];
  return one && other ? greatCircleKm(one, other) : 0;
}

/** Gate to gate, minutes, in steps of five. */
export function blockMinutes(places: readonly Place[], from: number, to: number): number {
  const turn = ((places[to]?.longitude ?? 0) - (places[from]?.longitude ?? 0)) * (Math.PI / 180);
  const wind = 1 - WIND_SHARE * Math.max(-1, Math.min(1, Math.sin(turn) * 2));
  return Math.round((TAXI_AND_CLIMB_MINUTES + (kilometres(places, from, to) / JET_KM_PER_MINUTE) * wind) / 5) * 5;
}

/** The other place nearest to one, of those that pass; -1 where none does. */
export function nearest(places: readonly Place[], to: number, passes: (place: number) => boolean): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let place = 0; place < places.length; place++) {
    if (place === to || !passes(place)) continue;
    const far = kilometres(places, place, to);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
