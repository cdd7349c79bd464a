import type { Fare } from "../fare";
import type { Terms } from "./changed-terms";
import { priceText } from "./first-prices";

/** What a fare says beside its name, by the columns of the fares file; amounts with their currency. */
export function fareTerms(fare: Fare): Terms {
  const penalty = (amountMinor: number | null) => (amountMinor === null ? "no" : priceText({ amountMinor, currency: fare.currency }));
  return {
    amount: priceText(fare),
    child_percent: String(fare.childPercent),
    infant_percent: String(fare.infantPercent),
    infant_seat_percent: String(fare.infantSeatPercent),
    baggage_pieces: String(fare.baggagePieces),
    baggage_kg: String(fare.baggageKg),
    hand_pieces: String(fare.handPieces),
    hand_kg: String(fare.handKg),
    refund_before: penalty(fare.refundBeforeMinor),
    refund_after: penalty(fare.refundAfterMinor),
    change_before: penalty(fare.changeBeforeMinor),
    change_after: penalty(fare.changeAfterMinor),
    services: fare.services.join("|") || "none",
    brand_rank: String(fare.brandRank),
    cabin: fare.cabin,
  };
}
