import type { Fare } from "../fare";
import { FareColumnsBuilder } from "../fare-columns";
import { type CityOf, type Tariff, tariffOf } from "../tariff";

/** The tariff of a few fares. */
export function makeTariff(fares: Iterable<Fare>, cityOf: CityOf): Tariff {
  const builder = new FareColumnsBuilder();
  for (const fare of fares) builder.add(fare);
  return tariffOf(builder.finish(), cityOf);
}
