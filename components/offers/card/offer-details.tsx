"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { isGone } from "@/lib/client/api-error";
import type { Offer } from "@/lib/contracts/offers";
import { offerCheckOptions } from "../queries";
import { DirectionDetails } from "./direction-details";
import { useDirectionLabel } from "./direction-label";
import { FareFamily } from "./fare-family";
import { FareRules } from "./fare-rules";
import { OfferCheck } from "./offer-check";
import { keyOf } from "./offer-facts";
import { PriceBreakdown } from "./price-breakdown";

/** Everything about one offer: is it still there and at which price, its flights, its price, its fares and their conditions. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const t = useTranslations("search.details");
  const labelOf = useDirectionLabel();
  const locale = useLocale();
  const { data: checked = offer, error } = useQuery(offerCheckOptions(offer.id, locale));
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
            <DirectionDetails key={keyOf(direction)} direction={direction} label={labelOf(checked, index)} />
          ))}
        </section>
        <PriceBreakdown offer={checked} />
      </div>
      <Notices offer={checked} />
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
