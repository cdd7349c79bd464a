"use client";

import { useTranslations } from "next-intl";
import { useSellOffer } from "@/lib/client/selling";
import type { Offer } from "@/lib/contracts/offers";

/** The rows show what customers pay; what stands around them does not. */
export function CostNote({ offer }: { offer: Offer | undefined }) {
  const t = useTranslations("selling");
  const sell = useSellOffer();
  if (!offer || !sell(offer)) return null;
  return <p className="text-ink-soft text-xs">{t("daysByCost")}</p>;
}
