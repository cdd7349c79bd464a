import type { BagPrice } from "@/lib/domain/bags/bag-price";
import type { MarkupRule } from "@/lib/domain/markups/markup";
import type { Cabin } from "@/lib/domain/offer";
import type { Rate } from "@/lib/domain/pricing/exchange";
import { type Tariff, tariffOf } from "@/lib/domain/pricing/tariff";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import { type AuthorisationRule, customaryCabin } from "@/lib/domain/schedule/nesting";
import { type Network, networkOf } from "@/lib/engine/network";
import { type ScheduleTables, tablesOf } from "@/lib/engine/priced/tables/schedule-tables";
import { cityOf } from "@/lib/reference/airports";
import { groupBy } from "@/lib/util/grouping";
import { airportTable } from "./airports";
import { scheduleVersionOf } from "./data-versions";
import type { BothParts } from "./part";
import type { PricePart } from "./part-shapes";
import { sellingDays } from "./selling-days";

/** Everything a search needs but live seats, compiled once and never changed; a newer one replaces it as a whole. */
export interface HouseSnapshot {
  /** The schedule's row in `data_version` that it was compiled from. */
  scheduleVersion: number;
  network: Network;
  /** What the priced search has of the network. */
  tables: ScheduleTables;
  tariff: Tariff;
  /** By carrier. */
  inventoryRules: ReadonlyMap<string, readonly AuthorisationRule[]>;
  cabinOf(carrier: string, bookingClass: string): Cabin;
  taxRules: readonly TaxRule[];
  /** By carrier. */
  bagPrices: ReadonlyMap<string, readonly BagPrice[]>;
  rates: readonly Rate[];
  /** The house's own, in the order in which they are tried. */
  markups: readonly MarkupRule[];
  agreed: Agreed;
  /** Carriers of the schedule that have a ticket stock, and so are sold; null where all have. */
  onSale: readonly string[] | null;
}

/**
 * The snapshot for searches of a day. Its tables are those of the parts, not copies.
 * @param today UTC day number
 * @param airports those that the parts were made with
 */
export function openSnapshot({ schedule, prices }: BothParts, today: number, airports = airportTable()): HouseSnapshot {
  const { agreements, inventoryRules, taxRules, rates, markups } = prices.content;
  const network = networkOf(schedule.content.network, { airports, agreements, ...sellingDays(today) });
  return {
    scheduleVersion: scheduleVersionOf(schedule.id.data),
    network,
    tables: tablesOf(schedule.content.tables, network),
    tariff: tariffOf(prices.content.fares, cityOf),
    inventoryRules: groupBy(inventoryRules, ({ carrier }) => carrier),
    cabinOf: makeCabinOf(prices.content),
    taxRules,
    bagPrices: groupBy(prices.content.bagPrices, ({ carrier }) => carrier),
    rates,
    markups,
    agreed: makeAgreed(agreements),
    onSale: onSaleOf(network.carriers.codes, new Set(prices.content.onSale)),
  };
}

function onSaleOf(carriers: readonly string[], withStock: ReadonlySet<string>): readonly string[] | null {
  const onSale = carriers.filter((carrier) => withStock.has(carrier));
  return onSale.length === carriers.length ? null : onSale;
}

/** The carrier's inventory rules say which cabin a class belongs to, else its fares, else custom. */
function makeCabinOf({ cabins, inventoryRules }: PricePart): HouseSnapshot["cabinOf"] {
  const known = new Map([...cabins, ...inventoryRules].map(({ carrier, bookingClass, cabin }) => [carrier + bookingClass, cabin]));
  return (carrier, bookingClass) => known.get(carrier + bookingClass) ?? customaryCabin(bookingClass);
}

function makeAgreed(agreements: PricePart["agreements"]): Agreed {
  const pairs = new Set(agreements.flatMap(([left, right]) => [`${left}-${right}`, `${right}-${left}`]));
  return (left, right) => left === right || pairs.has(`${left}-${right}`);
}
