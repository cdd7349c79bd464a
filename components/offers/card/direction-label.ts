"use client";

import { useTranslations } from "next-intl";
import type { Offer } from "@/lib/contracts/offers";
import { directionName } from "@/lib/domain/schedule/journey-shape";

/** What a direction of an offer is called: outbound, return, or its number. */
export function useDirectionLabel(): (offer: Pick<Offer, "directions">, index: number) => string {
  const t = useTranslations("search.offer");
  return ({ directions }, index) => {
    const name = directionName(
      directions.map(({ departure, arrival }) => ({ from: departure.airport.city, to: arrival.airport.city })),
      index,
    );
    return name === "numbered" ? t("numbered", { number: index + 1 }) : t(name === "inbound" ? "inbound" : "outbound");
  };
}
