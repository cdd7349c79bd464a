import { utcMinutes } from "@/lib/domain/dates";
import { sameLevelsFrom } from "@/lib/domain/schedule/nesting";
import { PricedEngine } from "@/lib/engine/priced/priced-engine";
import type { Terms } from "@/lib/engine/priced/query";
import type { SeatView } from "@/lib/engine/seats/seats";
import { cityOf } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";
import type { SearchFilters, Travel } from "@/lib/suppliers/port/selling";
import { remembered } from "@/lib/util/waiting/remembered";
import { levelsOfKind } from "../levels";
import { priceListOf } from "../market";
import { ByPrices, type PricesAsked } from "../prices/by-prices";
import { isCharter, MINUTES_BEFORE_DEPARTURE } from "../selling-rules";
import type { HouseSnapshot } from "../snapshot/snapshot";

const engines = new WeakMap<HouseSnapshot, ByPrices<PricedEngine>>();

/** The snapshot's priced engine in a currency, for who asks at that moment; made when first asked for. */
export function pricedEngineOf(snapshot: HouseSnapshot, asked: PricesAsked): PricedEngine {
  const made = remembered(engines, snapshot, () => new ByPrices<PricedEngine>());
  return made.get(snapshot, asked, () => makeEngine(snapshot, asked));
}

/** What a request asks of every direction. */
export function termsOf(
  { cabin, party, now, filters }: Travel & { filters: SearchFilters },
  seats: SeatView,
  { onSale }: HouseSnapshot,
): Terms {
  const nowUtc = utcMinutes(now);
  const carriers = carriersSold(filters.carriers, onSale);
  return { cabin, party, nowUtc, notBefore: nowUtc + MINUTES_BEFORE_DEPARTURE, seats, ...filters, carriers };
}

/** Whoever has no ticket stock is not sold. */
function carriersSold(asked: readonly string[] | null, onSale: readonly string[] | null): readonly string[] | null {
  if (!asked || !onSale) return asked ?? onSale;
  return asked.filter((carrier) => onSale.includes(carrier));
}

/** Minutes from an arrival to the departure of the next direction, by the airport's index in the network: the rule of `leavesAfterArrival`. */
export function minutesBetweenOf({ network }: HouseSnapshot): (airport: number) => number {
  return (airport) => connectionTimes(network.airports.codes[airport] ?? "").II;
}

function makeEngine(snapshot: HouseSnapshot, asked: PricesAsked): PricedEngine {
  const { currency, convert, mark, taxes } = priceListOf(snapshot, asked);
  return new PricedEngine({
    network: snapshot.network,
    tables: snapshot.tables,
    fares: snapshot.tariff.columns,
    cityOf,
    ...{ currency, convert, mark, taxes },
    levelsOf: (carrier, configuration, designators, daysLeft) => levelsOfKind(snapshot, carrier, configuration, designators, daysLeft),
    levelsFrom: (carrier, daysLeft) => sameLevelsFrom(snapshot.inventoryRules.get(carrier) ?? [], daysLeft),
    cabinOf: snapshot.cabinOf,
    soldAlone: isCharter,
  });
}
