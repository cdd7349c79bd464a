import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { chainsOf, directionName, isReturn, type Way } from "@/lib/domain/schedule/journey-shape";

interface Direction {
  departure: { airport: { city: string } };
  arrival: { airport: { city: string } };
}

/** From city to city, direction by direction. */
export function citiesOf(directions: readonly Direction[]): Way[] {
  return directions.map(({ departure, arrival }) => ({ from: departure.airport.city, to: arrival.airport.city }));
}

/** The same of directions without more than their route. */
export function citiesOfRoute(directions: readonly { departure: { city: string }; arrival: { city: string } }[]): Way[] {
  return directions.map(({ departure, arrival }) => ({ from: departure.city, to: arrival.city }));
}

/** What the directions of a journey are called: outbound, return, or by their number; empty where there is one only. */
export function useDirectionLabel(): (directions: readonly Direction[], index: number) => string {
  const t = useTranslations("common.directions");
  return useCallback(
    (directions, index) => {
      const name = directionName(citiesOf(directions), index);
      return name === "only" ? "" : t(name, { number: index + 1 });
    },
    [t],
  );
}

/** `Tashkent ⇄ Istanbul` where a journey comes back the same way, else every place: `Tashkent → Istanbul → London`. */
export function journeyText(ways: readonly Way[]): string {
  const [first] = ways;
  return first && isReturn(ways) ? `${first.from} ⇄ ${first.to}` : placesText(ways, " → ");
}

/** Places in the order of travel, those of the way back left out; a comma where the journey goes on from elsewhere. */
export function placesText(ways: readonly Way[], between: string): string {
  return chainsOf(isReturn(ways) ? ways.slice(0, 1) : ways)
    .map((chain) => chain.join(between))
    .join(", ");
}
