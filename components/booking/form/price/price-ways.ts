import { cents } from "../../pay/payment-figures";
import type { FormPrice } from "./form-price";
import type { AgreedPrice, PriceWay } from "./price-change";

interface ToGoOn {
  sale: FormPrice;
  price: AgreedPrice;
  /** Puts an amount into the field of the price, null for that of the rules. */
  type: (amount: number | null) => void;
}

/** The ways on after a change of price: one where the agent typed none, otherwise each that can be booked, the typed price first. */
export function priceWays({ sale, price: { agreed, current, accept }, type }: ToGoOn): PriceWay[] {
  const go = (amount: number | null) => () => {
    type(amount);
    accept();
  };
  if (!sale.isTyped || sale.bounds === null) return [{ kind: "accept", total: current.selling ?? current.cost, accept }];
  const { lowest, highest } = sale.bounds;
  const kept = agreed.selling === null ? null : cents(agreed.selling - agreed.cost + current.cost);
  const isKept = kept !== null && kept !== sale.total && kept !== sale.byRules && lowest <= kept && kept <= highest;
  return [
    ...(sale.isAllowed && sale.total !== sale.byRules ? [{ kind: "accept" as const, total: sale.total, accept }] : []),
    ...(isKept ? [{ kind: "keepMargin" as const, total: kept, accept: go(kept) }] : []),
    { kind: "byRules", total: sale.byRules, accept: go(null) },
  ];
}
