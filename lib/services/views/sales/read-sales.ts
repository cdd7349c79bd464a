import type { Sales, SalesFigures, SalesGroup, SalesRequest } from "@/lib/contracts/portal/sales";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { addSales, NO_SALES, type SalesCount, type SalesGrouping, salesMargin } from "@/lib/domain/selling/sales";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { momentsOf } from "../statement/moments-of";
import { namesOfGroups } from "./names-of-groups";
import { readSalesRows } from "./sales-rows";

interface ReadSales {
  partnerId: string;
  asked: SalesRequest;
  /** Of the carriers' names. */
  locale: Locale;
}

/**
 * What a partner has sold and given back in a period, by days, carriers, routes or agents. Cost and refunds are what the ledger's payments and
 * refunds come to; a refund counts in the period in which the money came back, whenever its booking was sold.
 * @throws AppError validation (`to`); currency_not_held
 */
export async function readSales({ partnerId, asked: { by, ...period }, locale }: ReadSales): Promise<Sales> {
  const { currency } = await heldTerms(partnerId, period.currency);
  const rows = await readSalesRows({ partnerId, currency, by, ...momentsOf(period) });
  const nameOf = await namesOfGroups(
    by,
    rows.map(({ key }) => key),
    locale,
  );
  const groups = rows.map(({ key, ...count }) => ({ key, name: nameOf(key), ...figuresOf(count) }));
  return { currency, groups: groups.toSorted(orderOf(by)), totals: figuresOf(rows.reduce<SalesCount>(addSales, NO_SALES)) };
}

function figuresOf(count: SalesCount): SalesFigures {
  return {
    bookings: count.bookings,
    passengers: count.passengers,
    sold: toMajor(count.soldMinor),
    cost: toMajor(count.costMinor),
    refunds: toMajor(count.refundMinor),
    customer_refunds: toMajor(count.customerRefundMinor),
    margin: toMajor(salesMargin(count)),
  };
}

function orderOf(by: SalesGrouping): (one: SalesGroup, other: SalesGroup) => number {
  const byKey = (one: SalesGroup, other: SalesGroup) => one.key.localeCompare(other.key);
  return by === "day" ? byKey : (one, other) => other.sold - one.sold || byKey(one, other);
}
