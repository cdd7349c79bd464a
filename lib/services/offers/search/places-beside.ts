import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { codesBeside } from "@/lib/domain/places/places-beside";
import { airportsOf, placeOf } from "@/lib/reference/airports";
import { type Problem, placeProblems, samePlaceProblems } from "./travel-problems";

/** One way between places, and the places around its ends that are searched with it. */
export type WayAsked = Pick<
  SearchQuery["directions"][number],
  "departure_airport" | "departure_type" | "departure_also" | "arrival_airport" | "arrival_type" | "arrival_also"
>;

type Ends = Pick<WayAsked, "departure_airport" | "departure_type" | "arrival_airport" | "arrival_type">;
type End = { code: string; type: WayAsked["departure_type"] };

/** Most searches that one question comes to: six places at either end. */
const MOST_SEARCHES = 36;

/**
 * Every search that a question with places around its ends comes to, the one without them first. A way back that is the way out turned round is flown
 * between the same two places.
 * @returns for each search the ends of its directions, in the order of travel
 */
export function searchesOf(directions: readonly WayAsked[]): Ends[][] {
  const chosen = freelyChosen(directions);
  const searches = chosen.reduce<Ends[][]>((all, way) => all.flatMap((before) => waysOf(way).map((ends) => [...before, ends])), [[]]);
  return chosen.length === directions.length ? searches : searches.map((ends) => [...ends, ...ends.map(turned)]);
}

/** The directions whose places are chosen by themselves: all of them, but for a way back that follows the way out. */
function freelyChosen(directions: readonly WayAsked[]): readonly WayAsked[] {
  const [first, second] = directions;
  return first && second && directions.length === 2 && isTurnedRound(first, second) ? [first] : directions;
}

/**
 * Places around the ends of a direction that nobody knows, or that are its other end.
 * @param field name of a field of the direction as the caller has it
 */
export function besideProblems(way: WayAsked, field: (name: "departure_also" | "arrival_also") => string): Problem[] {
  const { departure_airport, departure_also, arrival_airport, arrival_also } = way;
  const problems = (name: "departure_also" | "arrival_also", codes: string[], other: string) =>
    codes.flatMap((code) => [...placeProblems(field(name), code), ...samePlaceProblems(field(name), code, other)]);
  return [
    ...problems("departure_also", codesBeside(departure_also), arrival_airport),
    ...problems("arrival_also", codesBeside(arrival_also), departure_airport),
  ];
}

/** More combinations of places than one question may ask for. */
export function combinationProblems(directions: readonly WayAsked[]): Problem[] {
  const count = freelyChosen(directions).reduce((product, way) => product * waysOf(way).length, 1);
  return count > MOST_SEARCHES ? [["directions", TOO_MANY]] : [];
}

/** Every pair of places of a direction, but for those that are one place. */
function waysOf(way: WayAsked): Ends[] {
  const origins = placesOf({ code: way.departure_airport, type: way.departure_type }, codesBeside(way.departure_also));
  const destinations = placesOf({ code: way.arrival_airport, type: way.arrival_type }, codesBeside(way.arrival_also));
  return origins.flatMap((from) => destinations.flatMap((to): Ends[] => (from.code === to.code ? [] : [endsOf(from, to)])));
}

/** A place and those around it, each airport once: of a city of which one was searched already, the others alone. */
function placesOf(first: End, beside: readonly string[]): End[] {
  const searched = new Set(airportsOf(placeOf(first.code, first.type)));
  const further = beside.flatMap((code): End[] => {
    const all = airportsOf(code);
    const airports = all.filter((airport) => !searched.has(airport));
    for (const airport of airports) searched.add(airport);
    if (airports.length === all.length) return [{ code, type: undefined }];
    return airports.map((airport) => ({ code: airport, type: "airport" }));
  });
  return [first, ...further];
}

function endsOf(from: End, to: End): Ends {
  return { departure_airport: from.code, departure_type: from.type, arrival_airport: to.code, arrival_type: to.type };
}

/** Whether a way back is the way out turned round, and there is a choice of places that it has to follow. */
function isTurnedRound(way: WayAsked, back: WayAsked): boolean {
  if (way.departure_also === undefined && way.arrival_also === undefined) return false;
  const out = [way.departure_airport, way.departure_type, way.departure_also, way.arrival_airport, way.arrival_type, way.arrival_also];
  const home = [
    back.arrival_airport,
    back.arrival_type,
    back.arrival_also,
    back.departure_airport,
    back.departure_type,
    back.departure_also,
  ];
  return out.join() === home.join();
}

function turned({ departure_airport, departure_type, arrival_airport, arrival_type }: Ends): Ends {
  return {
    departure_airport: arrival_airport,
    departure_type: arrival_type,
    arrival_airport: departure_airport,
    arrival_type: departure_type,
  };
}

const TOO_MANY: LocalizedText = t(
  `These places make more than ${MOST_SEARCHES} journeys. Leave some of them out.`,
  `Из этих мест получается больше ${MOST_SEARCHES} маршрутов. Уберите часть из них.`,
  `Bu joylardan ${MOST_SEARCHES} tadan koʻp yoʻnalish chiqadi. Ayrimlarini olib tashlang.`,
);
