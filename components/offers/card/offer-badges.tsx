"use client";

import { Armchair, BadgeCheck, Ban, Luggage, Split } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { leastBaggage } from "@/lib/client/baggage";
import type { Offer } from "@/lib/contracts/offers";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { allSegments, seatsLeft } from "./offer-facts";

const ICON = "size-3.5";

/** What distinguishes an offer besides time and price. */
export function OfferBadges({ offer }: { offer: Offer }) {
  const t = useTranslations("search.offer");
  const amount = useTranslations("common.baggage");
  const baggage = leastBaggage(allSegments(offer));
  const seats = seatsLeft(offer);
  // A charter has one fare, named after itself.
  const isCharterFare = offer.is_charter && offer.fare_family_type.toLowerCase() === "charter";
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {isCharterFare ? null : <Badge>{offer.fare_family_type}</Badge>}
      <Badge icon={<Luggage className={ICON} aria-hidden="true" />}>
        {baggage ? t("baggage", { amount: amount("pieces", { pieces: baggage.piece, weight: baggage.weight }) }) : t("noBaggage")}
      </Badge>
      {offer.refund ? (
        <Badge tone="good" icon={<BadgeCheck className={ICON} aria-hidden="true" />}>
          {t("refundable")}
        </Badge>
      ) : (
        <Badge icon={<Ban className={ICON} aria-hidden="true" />}>{t("nonRefundable")}</Badge>
      )}
      {offer.is_charter ? <Badge tone="accent">{t("charter")}</Badge> : null}
      {offer.is_vtrip ? (
        <Badge tone="warm" icon={<Split className={ICON} aria-hidden="true" />}>
          {t("selfTransfer")}
        </Badge>
      ) : null}
      {seats <= MAX_SEATED ? (
        <Badge tone="warm" icon={<Armchair className={ICON} aria-hidden="true" />}>
          {t("seatsLeft", { count: seats })}
        </Badge>
      ) : null}
    </p>
  );
}
