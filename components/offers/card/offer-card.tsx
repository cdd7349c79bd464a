"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { isGone } from "@/lib/client/api-error";
import type { Offer } from "@/lib/contracts/offers";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { offerCheckOptions } from "../queries";
import { DirectionLine } from "./direction-line";
import { OfferBadges } from "./offer-badges";
import { OfferDetails } from "./offer-details";
import { keyOf } from "./offer-facts";
import { OfferPrice } from "./offer-price";
import { useBookAddress } from "./use-book-address";

/** One offer of the list. The whole card opens it; what it opens checks seats and price anew. */
export function OfferCard({ offer }: { offer: Offer }) {
  const bookAddress = useBookAddress();
  const t = useTranslations("search.offer");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  // Filled by the check of the open card, and kept when it closes again.
  const { data: checked, error } = useQuery({ ...offerCheckOptions(offer.id, locale), enabled: isOpen });
  const shown = checked ?? offer;
  return (
    <Card className={`relative transition-shadow hover:shadow-float ${isOpen ? "border-accent-line shadow-float" : ""}`}>
      <div className="grid gap-x-6 gap-y-3 px-4 py-3.5 lg:grid-cols-[minmax(0,1fr)_12rem] lg:px-5">
        <div className="flex flex-col gap-3">
          {offer.directions.map((direction) => (
            <DirectionLine key={keyOf(direction)} direction={direction} />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <OfferBadges offer={shown} />
            <button
              type="button"
              data-offer-toggle=""
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
              className={`flex cursor-pointer items-center gap-1 rounded text-accent text-sm hover:underline max-lg:min-h-11 ${isOpen ? "" : "after:absolute after:inset-0 after:rounded-xl"}`}
            >
              {t(isOpen ? "close" : "open")}
              <ChevronDown className={`size-4 transition-transform ${isOpen ? "rotate-180" : ""}`} aria-hidden="true" />
            </button>
          </div>
        </div>
        <div className="flex items-center justify-between gap-3 border-line border-t pt-3 lg:flex-col lg:items-stretch lg:justify-center lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5">
          <p className="lg:text-right">
            <OfferPrice offer={shown} />
            <span className="block text-ink-faint text-xs">
              <PartyText passengers={offer.passengers} />
            </span>
          </p>
          {isGone(error) ? null : (
            <LinkButton href={bookAddress(offer)} prefetch={false} variant="secondary" className="relative z-10">
              {t("choose")}
            </LinkButton>
          )}
        </div>
      </div>
      <div id={panelId}>{isOpen ? <OfferDetails offer={offer} /> : null}</div>
    </Card>
  );
}

/** `2 adults, 1 child` of an offer's passengers. */
function PartyText({ passengers }: { passengers: Offer["passengers"] }) {
  const t = useTranslations("common.ages");
  const counts = AGE_GROUPS.map((age) => ({ age, count: passengers.filter((passenger) => passenger.age === age).length }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ age, count }) => t(age, { count }))
    .join(", ");
}
