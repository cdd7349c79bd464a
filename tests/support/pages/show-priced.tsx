import type { ReactElement } from "react";
import { SellingProvider } from "@/lib/client/money/selling";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { show } from "./show";

/** An agency that makes no prices of its own. */
export const NO_PRICES: SellingShown = {
  version: 1,
  currency: "UZS",
  rules: [],
  rounding: null,
  bounds: null,
  keeps: { kind: "amount", minor: 0 },
};

/** Shows what draws prices of offers, to an agency with these rules. */
export function showPriced(element: ReactElement, selling: SellingShown = NO_PRICES) {
  return show(<SellingProvider value={selling}>{element}</SellingProvider>);
}
