import { chainsOf, isReturn, type Way } from "@/lib/domain/schedule/journey-shape";

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
