import type { BagPrice } from "@/lib/domain/bags/bag-price";
import type { Currency } from "@/lib/domain/money";
import type { Cabin } from "@/lib/domain/offer";
import type { Convert, Rate } from "@/lib/domain/pricing/exchange";
import type { PriceSource } from "@/lib/domain/pricing/price-direction";
import type { Tariff } from "@/lib/domain/pricing/tariff";
import type { TaxesOf, TaxRule } from "@/lib/domain/pricing/taxes";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import type { AuthorisationRule } from "@/lib/domain/schedule/nesting";
import type { Network } from "@/lib/engine/network";
import type { ScheduleTables } from "@/lib/engine/priced/tables/schedule-tables";
import type { LevelsByDays } from "../levels-by-days";

/** Fares, taxes and penalties in one currency. */
export interface PriceList {
  currency: Currency;
  source: PriceSource;
  taxes: TaxesOf;
  convert: Convert;
}

/** Everything a search needs but live seats, compiled once and never changed; a newer one replaces it as a whole. */
export interface HouseSnapshot {
  /** Versions of the data it was made from. */
  version: string;
  /** UTC day number on which the searchable window begins. */
  today: number;
  network: Network;
  /** What the priced search has of the network. */
  tables: ScheduleTables;
  tariff: Tariff;
  /** By carrier. */
  rules: ReadonlyMap<string, readonly AuthorisationRule[]>;
  cabinOf(carrier: string, bookingClass: string): Cabin;
  taxRules: readonly TaxRule[];
  /** By carrier. */
  bagPrices: ReadonlyMap<string, readonly BagPrice[]>;
  rates: readonly Rate[];
  agreed: Agreed;
  /** Filled as searches come. */
  priceLists: Map<string, PriceList>;
  levels: Map<string, LevelsByDays>;
}
