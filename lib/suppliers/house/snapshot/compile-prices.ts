import type pg from "pg";
import type { BagPrice } from "@/lib/domain/bags/bag-price";
import type { MarkupRule } from "@/lib/domain/markups/markup";
import type { Rate } from "@/lib/domain/pricing/exchange";
import type { FareTerms } from "@/lib/domain/pricing/fare-columns";
import { FareTableBuilder } from "@/lib/domain/pricing/fare-table";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import { carriersOnSale } from "./carriers-on-sale";
import type { ClassCabin, InventoryRule, PricePart } from "./part-shapes";
import { eachCarrier } from "./read-rows";

/** Fares of a carrier that differ in nothing but the market and the amount: nearly all of a fare's text is read once for many. */
interface FareGroup extends FareTerms {
  carrier: string;
  /** `id` numbers all fares in the order in which they were filed. */
  fares: [origin: string, destination: string, amountMinor: number, id: number][];
}

const FARES_SQL = `
  select carrier, brand, brand_rank as "brandRank", booking_class as "bookingClass", cabin, currency,
         child_percent as "childPercent", infant_percent as "infantPercent", infant_seat_percent as "infantSeatPercent",
         baggage_pieces as "baggagePieces", baggage_kg as "baggageKg", hand_pieces as "handPieces", hand_kg as "handKg",
         season_from as "seasonFrom", season_to as "seasonTo", days_of_week as "daysOfWeek", advance_purchase_days as "advancePurchaseDays",
         refund_before_minor as "refundBeforeMinor", refund_after_minor as "refundAfterMinor",
         change_before_minor as "changeBeforeMinor", change_after_minor as "changeAfterMinor", services,
         travel_from as "travelFrom", travel_to as "travelTo", sale_from as "saleFrom", sale_to as "saleTo", flight_numbers as "flightNumbers",
         json_agg(json_build_array(origin, destination, amount_minor, id)) as fares
    from fare where carrier = $1
   group by carrier, brand, brand_rank, booking_class, cabin, currency, child_percent, infant_percent, infant_seat_percent,
         baggage_pieces, baggage_kg, hand_pieces, hand_kg, season_from, season_to, days_of_week, advance_purchase_days,
         refund_before_minor, refund_after_minor, change_before_minor, change_after_minor, services,
         travel_from, travel_to, sale_from, sale_to, flight_numbers
   order by min(id)`;

const MARKUPS_SQL = `
  select id, place, partner_id as "partnerId", carrier, origin, destination, both_ways as "bothWays", booking_classes as "bookingClasses",
         amount, currency, to_char(sale_from, 'YYYY-MM-DD') as "saleFrom", to_char(sale_to, 'YYYY-MM-DD') as "saleTo"
    from markup_rule where ended_at is null order by place, made_at, id`;

/**
 * Compiles fares and all that goes with them.
 * @param client in a transaction
 */
export async function compilePrices(client: pg.ClientBase): Promise<PricePart> {
  return {
    ...(await compileFares(client)),
    inventoryRules: await rowsOf<InventoryRule>(
      client,
      `select carrier, booking_class as "bookingClass", cabin, days_before as "daysBefore", authorised_percent as "authorisedPercent"
         from inventory_rule order by id`,
    ),
    taxRules: await rowsOf<TaxRule>(
      client,
      `select code, airport, carrier, scope, adult_minor as "adultMinor", child_minor as "childMinor", infant_minor as "infantMinor", currency
         from tax_rule order by id`,
    ),
    bagPrices: await rowsOf<BagPrice>(
      client,
      `select carrier, scope, kg, amount_minor as "amountMinor", currency, max_pieces as "maxPieces" from baggage_price order by id`,
    ),
    rates: await rowsOf<Rate>(client, "select base, quote, rate from exchange_rate order by base, quote"),
    markups: await rowsOf<MarkupRule>(client, MARKUPS_SQL),
    agreements: await agreementsOf(client),
    onSale: await carriersOnSale(client),
  };
}

async function compileFares(client: pg.ClientBase): Promise<Pick<PricePart, "fares" | "cabins">> {
  const builder = new FareTableBuilder<FareTerms>();
  const cabins = new Map<string, ClassCabin>();
  await eachCarrier<FareGroup>(client, { table: "fare", sql: FARES_SQL }, (groups) => {
    for (const { carrier, fares, ...terms } of groups) {
      const number = builder.termsNumber(JSON.stringify(terms), () => terms);
      for (const [origin, destination, amountMinor, id] of fares) builder.add(carrier, origin, destination, amountMinor, number, id);
      const { bookingClass, cabin } = terms;
      cabins.set(`${carrier} ${bookingClass}`, { carrier, bookingClass, cabin });
    }
  });
  return { fares: builder.finish(), cabins: [...cabins.values()] };
}

async function agreementsOf(client: pg.ClientBase): Promise<[string, string][]> {
  const rows = await rowsOf<{ a: string; b: string }>(
    client,
    "select carrier_a as a, carrier_b as b from interline_agreement order by 1, 2",
  );
  return rows.map(({ a, b }) => [a, b]);
}

async function rowsOf<Row extends pg.QueryResultRow>(client: pg.ClientBase, sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}
