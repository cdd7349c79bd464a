"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { keyOf } from "@/lib/client/offers/offer-facts";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { useDirectionLabel } from "@/lib/client/travel/journey-text";
import type { Offer } from "@/lib/contracts/interface/offers";
import { fareFamilyOptions, offerCheckOptions } from "../queries";
import { DirectionDetails } from "./direction-details";
import { CompareFares } from "./fares/compare-fares";
import { FareCard } from "./fares/fare-card";
import { FareRules } from "./fares/fare-rules";
import { OfferCheck } from "./offer-check";
import { OfferEntry } from "./offer-entry";
import { PriceBreakdown } from "./price-breakdown";

/** Everything about one offer: is it still there and at which price, its flights, its price, its fares and their conditions. */
export function OfferDetails({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("search.details");
  const labelOf = useDirectionLabel();
  const tDirections = useTranslations("common.directions");
  const locale = useLocale();
  const { data: told, error } = useQuery(offerCheckOptions(offer.id, locale));
  const checked = told ?? offer;
  if (isGone(error)) {
    return (
      <div className="border-line border-t px-4 py-5 lg:px-5">
        <OfferCheck offer={offer} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6 border-line border-t px-4 py-5 lg:px-5">
      <OfferCheck offer={offer} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t("flights")} className="flex min-w-0 flex-col gap-6">
          {checked.directions.map((direction, index) => (
            <DirectionDetails
              key={keyOf(direction)}
              direction={direction}
              label={labelOf(checked.directions, index) || tDirections("outbound")}
            />
          ))}
        </section>
        <PriceBreakdown offer={checked} />
      </div>
      {told ? <Notices offer={told} /> : null}
      <OfferEntry offer={checked} />
      {offer.is_fare_family ? <FareFamily offer={checked} /> : <FareRules offer={checked} />}
    </div>
  );
}

function Notices({ offer }: { offer: Offer }) {
  const t = useTranslations("search.details");
  const locale = useLocale();
  if (offer.information_for_clients.length === 0) return null;
  return (
    <section className="rounded-lg border border-warm-line bg-warm-soft px-4 py-3">
      <h3 className="font-medium text-warm">{t("notices")}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {offer.information_for_clients.map((notice) => (
          <li key={notice.en}>{notice[locale]}</li>
        ))}
      </ul>
    </section>
  );
}

/** All brands of the same flights, side by side; on a phone they are swiped. */
function FareFamily({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("search.fares");
  const locale = useLocale();
  const { data: fares, isError, refetch } = useQuery(fareFamilyOptions(offer.id, locale));
  return (
    <section aria-label={t("title")} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{t("title")}</h3>
      {isError ? <LoadError text={t("loadError")} onRetry={() => void refetch()} /> : null}
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:px-0">
        {fares?.map((fare) => (
          <FareCard key={fare.id} fare={fare} shown={offer} isLowest={fare === fares[0]} />
        ))}
        {fares || isError ? null : PLACES.map((place) => <Skeleton key={place} className="h-72 w-64 shrink-0 rounded-xl lg:w-auto" />)}
      </ul>
      {fares && fares.length > 1 ? <CompareFares fares={fares} /> : null}
      <p className="text-ink-faint text-xs">{t("perPassenger")}</p>
    </section>
  );
}

const PLACES = [1, 2, 3];
