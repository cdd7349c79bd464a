import type { Mark } from "@/lib/domain/markups/markup";
import type { Currency } from "@/lib/domain/money";
import type { Cabin } from "@/lib/domain/offer";
import type { Convert } from "@/lib/domain/pricing/exchange";
import type { FareColumns } from "@/lib/domain/pricing/fare-columns";
import type { CityOf } from "@/lib/domain/pricing/tariff";
import type { TaxesOf } from "@/lib/domain/pricing/taxes";
import type { NestingLimit } from "@/lib/domain/schedule/inventory";
import type { Network } from "@/lib/engine/network";
import type { ScheduleTables } from "../tables/schedule-tables";

/** Nesting levels of both cabins of a leg. */
export type CabinLevels = Readonly<Record<Cabin, readonly NestingLimit[]>>;

/** All that prices depend on and that no search changes: a schedule with its fares in one currency. Seats sold come with each search. */
export interface PricedWorld {
  network: Network;
  /** Of the network, where it is known already: it is the same in every currency and on every day. */
  tables?: ScheduleTables;
  fares: FareColumns;
  /** Fares may be filed for an airport or for its city. */
  cityOf: CityOf;
  /** What is sold in; fares are converted by `convert`, taxes by `taxes`. */
  currency: Currency;
  convert: Convert;
  /** The house's markups on what is converted; none where they are missing. */
  mark?: Mark | null;
  taxes: TaxesOf;
  /** Seats that a leg may sell so many whole days before it departs. */
  levelsOf(carrier: string, configuration: string, designators: string, daysLeft: number): CabinLevels;
  /** The fewest days left at which all legs of a carrier may sell what they may sell so many days before: `sameLevelsFrom`. */
  levelsFrom(carrier: string, daysLeft: number): number;
  cabinOf(carrier: string, bookingClass: string): Cabin;
  /** Whether flights of a service type are sold on their own only, never in a connection. */
  soldAlone(serviceType: string): boolean;
}
