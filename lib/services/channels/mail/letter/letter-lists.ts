import type { Trip, TripDirection } from "@/lib/contracts/trip/trip";
import type { Locale } from "@/lib/domain/localized";
import { citiesOf } from "./flight-line";
import type { Letter } from "./letter";
import { LETTER_TEXTS, standingOf } from "./letter-texts";

type Name = Trip["refunded_passengers"][number];

/** `KARIMOV TIMUR` */
export function nameOf({ last_name, first_name }: Name): string {
  return `${last_name} ${first_name}`;
}

/** Everything that was refunded, person by person: `KARIMOV TIMUR: Istanbul → Tashkent`. */
export function refundedLists(trip: Trip, locale: Locale): Letter["lists"] {
  const { refundedParts, allFlights } = LETTER_TEXTS[locale];
  const { passengers, refunded_passengers, directions } = trip;
  const isWhole = directions.every(({ refunded }) => refunded);
  const gone = [...refunded_passengers, ...(isWhole ? passengers : [])];
  const partly = (isWhole ? [] : passengers).flatMap((person) => {
    const own = directions.filter(({ refunded }, index) => refunded || person.refunded_directions.includes(index));
    return own.length > 0 ? [`${nameOf(person)}: ${routesOf(own)}`] : [];
  });
  const lines = [...gone.map((person) => `${nameOf(person)}: ${allFlights}`), ...partly];
  return lines.length > 0 ? [{ title: refundedParts, lines }] : [];
}

/** What each still flies; nothing where all fly all that is left. */
export function flyingLists({ status, passengers, directions }: Trip, locale: Locale): Letter["lists"] {
  const { whoFlies, allFlights, fliesOnly } = LETTER_TEXTS[locale];
  const left = directions.filter(({ refunded }) => !refunded);
  const flown = passengers.map((person) =>
    directions.filter(({ refunded }, index) => !refunded && !person.refunded_directions.includes(index)),
  );
  if (standingOf(status) === "ended" || flown.every(({ length }) => length === left.length)) return [];
  const lines = passengers.map((person, position) => {
    const own = flown[position] ?? [];
    return `${nameOf(person)}: ${own.length === left.length ? allFlights : fliesOnly(routesOf(own))}`;
  });
  return [{ title: whoFlies, lines }];
}

function routesOf(directions: readonly TripDirection[]): string {
  return directions.map(citiesOf).join(", ");
}
