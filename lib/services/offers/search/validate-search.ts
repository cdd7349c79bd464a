import type { SearchQuery } from "@/lib/contracts/interface/offers";
import { addDays, utcMinutes } from "@/lib/domain/dates";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Mode } from "@/lib/domain/mode";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airportByCode, airportsOf, placeOf } from "@/lib/reference/airports";
import { besideProblems, combinationProblems } from "./places-beside";
import {
  dateProblems,
  filterProblems,
  type Problem,
  partyProblems,
  placeProblems,
  refuseProblems,
  samePlaceProblems,
} from "./travel-problems";

type Direction = SearchQuery["directions"][number];

/** Difference of clocks from which a flight crosses the date line, and may arrive on the day before. */
const DATE_LINE_MINUTES = 12 * 60;

/**
 * What no schema can say about a search: places that exist and differ, dates that can still be flown and follow one another, carriers
 * that exist, a party that may travel.
 * @throws AppError validation, with every wrong field at once
 */
export async function validateSearch(query: SearchQuery, mode: Mode, now: Date): Promise<void> {
  refuseProblems([
    ...query.directions.flatMap((direction, index) => directionProblems(direction, index, now)),
    ...query.directions.flatMap((direction, index) => orderProblems(query.directions[index - 1], direction, index, now)),
    ...combinationProblems(query.directions),
    ...partyProblems(query),
    ...(await filterProblems(query, mode, now)),
  ]);
}

function directionProblems(direction: Direction, index: number, now: Date): Problem[] {
  const { origin, destination, date } = placesOf(direction);
  const field = (name: keyof Direction) => `directions.${index}.${name}`;
  return [
    ...placeProblems(field("departure_airport"), origin),
    ...placeProblems(field("arrival_airport"), destination),
    ...samePlaceProblems(field("arrival_airport"), origin, destination),
    ...besideProblems(direction, field),
    ...dateProblems(field("date"), date, origin, now),
  ];
}

function placesOf({ departure_airport, departure_type, arrival_airport, arrival_type, date }: Direction) {
  return { origin: placeOf(departure_airport, departure_type), destination: placeOf(arrival_airport, arrival_type), date };
}

/** Places may come again as often as one likes, but nobody flies the same way twice on one day. */
function orderProblems(before: Direction | undefined, direction: Direction, index: number, now: Date): Problem[] {
  if (!before) return [];
  const first = earliestAfter(before, now);
  if (direction.date < first) return [[`directions.${index}.date`, tooEarly(first)]];
  const { departure_airport: origin, arrival_airport: destination, date } = direction;
  const isRepeated = origin === before.departure_airport && destination === before.arrival_airport && date === before.date;
  return isRepeated ? [[`directions.${index}.departure_airport`, REPEATED]] : [];
}

/** The first local date on which a journey can go on after a direction. */
function earliestAfter(direction: Direction, now: Date): string {
  const { origin, destination, date } = placesOf(direction);
  const [left, reached] = [origin, destination].map((place) => airportByCode(airportsOf(place)[0] ?? "")?.timeZone);
  if (!left || !reached) return date;
  const utc = utcMinutes(now);
  return utcToLocal(left, utc) - utcToLocal(reached, utc) >= DATE_LINE_MINUTES ? addDays(date, -1) : date;
}

function tooEarly(first: string): LocalizedText {
  return t(
    `This date is before that of the direction before it. Choose ${first} or a later one.`,
    `Эта дата раньше даты предыдущего направления. Выберите ${first} или более позднюю.`,
    `Bu sana oldingi yoʻnalish sanasidan oldin. ${first} yoki undan keyingi sanani tanlang.`,
  );
}

const REPEATED: LocalizedText = t(
  "This direction repeats the one before it. Change a place or the date, or leave the direction out.",
  "Это направление в точности повторяет предыдущее. Измените место или дату либо уберите направление.",
  "Bu yoʻnalish oldingisini aynan takrorlaydi. Joy yoki sanani oʻzgartiring yoki yoʻnalishni olib tashlang.",
);
