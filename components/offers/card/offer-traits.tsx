"use client";

import { Armchair, BadgeCheck, Ban, type LucideIcon, Luggage, Split } from "lucide-react";
import { useTranslations } from "next-intl";
import { allSegments, seatsLeft } from "@/lib/client/offers/offer-facts";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { leastBaggage } from "@/lib/client/travel/baggage";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";

/** What distinguishes an offer besides time and price, in little room: signs whose words are heard, and seen under the pointer. */
export function OfferTraits({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("search.offer");
  const amount = useTranslations("common.baggage");
  const baggage = leastBaggage(allSegments(offer));
  const pieces = baggage ? amount("pieces", { pieces: baggage.piece, weight: baggage.weight }) : null;
  const seats = seatsLeft(offer);
  // A charter has one fare, named after itself.
  const isCharterFare = offer.is_charter && offer.fare_family_type.toLowerCase() === "charter";
  return (
    <div className="num flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 text-ink-soft text-xs xl:w-26 xl:flex-col xl:items-start">
      <span className="max-w-full font-medium max-xl:wrap-anywhere xl:truncate" title={offer.fare_family_type}>
        {isCharterFare ? t("charter") : offer.fare_family_type}
        {offer.is_charter && !isCharterFare ? ` · ${t("charter")}` : ""}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 xl:gap-x-1">
        <Trait icon={Luggage} words={pieces ? t("baggage", { amount: pieces }) : t("noBaggage")} look={pieces ? "" : "text-ink-faint"}>
          {pieces ?? "0"}
        </Trait>
        {offer.refund ? (
          <Trait icon={BadgeCheck} words={t("refundable")} look="text-good" />
        ) : (
          <Trait icon={Ban} words={t("nonRefundable")} look="text-ink-faint" />
        )}
        {offer.is_vtrip ? <Trait icon={Split} words={t("selfTransfer")} look="text-warm" /> : null}
        {seats <= MAX_SEATED ? (
          <Trait icon={Armchair} words={t("seatsLeft", { count: seats })} look="font-medium text-warm">
            {seats}
          </Trait>
        ) : null}
      </span>
    </div>
  );
}

interface TraitProps {
  icon: LucideIcon;
  words: string;
  look: string;
  /** What is seen beside the sign. */
  children?: string | number;
}

function Trait({ icon: Icon, words, look, children }: TraitProps) {
  return (
    <span title={words} className={`relative z-10 inline-flex items-center gap-0.5 whitespace-nowrap ${look}`}>
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="sr-only">{words}</span>
      {children === undefined ? null : <span aria-hidden="true">{children}</span>}
    </span>
  );
}
