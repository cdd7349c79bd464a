"use client";

import { Check, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { FareRule } from "@/lib/contracts/interface/offers";
import { formatMoney } from "@/lib/i18n/formats";

type Penalty = FareRule["refund"]["before_departure"];

/** `free`, `not allowed` or the fee, with a sign for quick comparison. */
export function PenaltyText({ penalty }: { penalty: Penalty }) {
  const t = useTranslations("search.fares");
  const locale = useLocale();
  if (!penalty.allowed) {
    return (
      <span className="inline-flex items-center gap-1 text-ink-faint">
        <X className="size-3.5 shrink-0" aria-hidden="true" />
        {t("forbidden")}
      </span>
    );
  }
  const isFree = (penalty.amount ?? 0) === 0;
  return (
    <span className={`num inline-flex items-center gap-1 ${isFree ? "text-good" : ""}`}>
      <Check className={`size-3.5 shrink-0 ${isFree ? "text-good" : "text-ink-faint"}`} aria-hidden="true" />
      {isFree ? t("free") : formatMoney(penalty.amount ?? 0, penalty.currency, locale)}
    </span>
  );
}

/** The condition that binds a whole journey of several fares: forbidden outweighs any fee, a higher fee a lower one. */
export function strictest(penalties: readonly Penalty[]): Penalty | undefined {
  return penalties.find(({ allowed }) => !allowed) ?? penalties.toSorted((left, right) => (right.amount ?? 0) - (left.amount ?? 0))[0];
}
