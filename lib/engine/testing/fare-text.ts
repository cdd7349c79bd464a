import type { Fare } from "@/lib/domain/pricing/fare";
import { fareAt } from "@/lib/domain/pricing/fare-columns";
import type { FareComponent } from "@/lib/domain/pricing/price-direction";
import type { PricedWorld } from "../priced/prices/priced-world";
import type { FareUse } from "../priced/query";

/** The fares of a direction as the engine names them, to be compared with `componentsText`. */
export function usesText(uses: readonly FareUse[], { fares }: PricedWorld): string {
  return uses.map(({ from, to, fare }) => `${from}-${to} ${nameOf(fareAt(fares, fare))}`).join(", ");
}

/** The fares of a direction as the rules price it. */
export function componentsText(components: readonly FareComponent[]): string {
  return components.map(({ from, to, fare }) => `${from}-${to} ${nameOf(fare)}`).join(", ");
}

function nameOf({ carrier, origin, destination, brand, bookingClass, amountMinor, currency }: Fare): string {
  return [carrier, origin, destination, brand, bookingClass, amountMinor, currency].join(" ");
}
