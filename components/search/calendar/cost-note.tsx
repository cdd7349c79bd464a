"use client";

import { useTranslations } from "next-intl";
import { useHasOwnPrices } from "@/lib/client/selling";

/** The list of offers shows what customers pay; prices by day are what it costs the agency. Nothing where it makes no prices of its own. */
export function CostNote({ className = "" }: { className?: string }) {
  const t = useTranslations("selling");
  return useHasOwnPrices() ? <p className={`text-ink-soft text-xs ${className}`}>{t("daysByCost")}</p> : null;
}
