"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import type { Offer } from "@/lib/contracts/offers";
import { fareFamilyOptions } from "../queries";
import { FareCard } from "./fare-card";
import { LoadError } from "./load-error";

/** All brands of the same flights, side by side; on a phone they are swiped. */
export function FareFamily({ offer }: { offer: Offer }) {
  const t = useTranslations("search.fares");
  const locale = useLocale();
  const { data: fares, isError, refetch } = useQuery(fareFamilyOptions(offer.id, locale));
  return (
    <section aria-label={t("title")} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{t("title")}</h3>
      {isError ? <LoadError text={t("loadError")} onRetry={() => refetch()} /> : null}
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:px-0">
        {fares?.map((fare) => (
          <FareCard key={fare.id} fare={fare} shownPrice={offer.price.amount} isLowest={fare === fares[0]} />
        ))}
        {fares || isError ? null : PLACES.map((place) => <Skeleton key={place} className="h-72 w-64 shrink-0 rounded-xl lg:w-auto" />)}
      </ul>
      <p className="text-ink-faint text-xs">{t("perPassenger")}</p>
    </section>
  );
}

const PLACES = [1, 2, 3];
