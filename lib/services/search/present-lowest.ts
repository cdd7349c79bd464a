import type { LowestPriceView } from "@/lib/contracts/calendar";
import { type Currency, toMajor } from "@/lib/domain/money";
import type { LowestPrice } from "@/lib/suppliers/port";

/** A lowest price as the interface shows it. @param feeMinor the service's fee for the whole party */
export function presentLowest(
  { totalMinor, stops, carriers, durationMinutes }: LowestPrice,
  currency: Currency,
  feeMinor: number,
): LowestPriceView {
  return {
    price: { amount: toMajor(totalMinor + feeMinor), currency },
    stops,
    airlines: carriers,
    route_duration: durationMinutes,
  };
}
