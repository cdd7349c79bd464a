import { useTranslations } from "next-intl";
import type { Offer } from "@/lib/contracts/interface/offers";

type Segment = Offer["directions"][number]["segments"][number];
/** Null where there is none. */
type Allowance = Segment["baggage"];

/** What may be carried, in words: `Baggage 1 × 23 kg`, `Hand baggage 1 × 8 kg`, or that there is none. */
export function useBaggageText(): (kind: "checked" | "hand", allowance: Allowance) => string {
  const t = useTranslations("common.baggage");
  return (kind, allowance) => {
    // Hand baggage of no piece is none.
    if (!allowance || allowance.piece === 0) return t(kind === "checked" ? "none" : "handNone");
    return t(kind, { pieces: allowance.piece, weight: allowance.weight });
  };
}

/** What may be checked in on every flight: the smallest allowance, null where one flight has none. */
export function leastBaggage(segments: readonly Pick<Segment, "baggage">[]): Allowance {
  return least(segments.map(({ baggage }) => baggage));
}

/** The smallest hand baggage of all flights, null where one has none. */
export function leastHandBaggage(segments: readonly Pick<Segment, "handbags">[]): Allowance {
  return least(segments.map(({ handbags }) => (handbags.piece > 0 ? handbags : null)));
}

function least(allowances: readonly Allowance[]): Allowance {
  const weight = (allowance: Allowance) => (allowance ? allowance.piece * allowance.weight : 0);
  return allowances.toSorted((left, right) => weight(left) - weight(right))[0] ?? null;
}
