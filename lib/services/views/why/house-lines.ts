import type { PriceStory } from "@/lib/contracts/operator/why";
import type { SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { toMajor } from "@/lib/domain/money";

type Line = PriceStory["passengers"][number]["lines"][number];

/** The house's part of a passenger's price: its fee, and apart from it its markup on the fares. */
export function houseLines({ serviceFeeMinor, markupMinor = 0 }: Pick<SnapshotPrice, "serviceFeeMinor" | "markupMinor">): Line[] {
  const fee: Line = { kind: "fee", code: "", direction: null, amount: toMajor(serviceFeeMinor - markupMinor) };
  return markupMinor === 0 ? [fee] : [fee, { kind: "markup", code: "", direction: null, amount: toMajor(markupMinor) }];
}
