"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { keyOf } from "@/lib/client/offers/offer-facts";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import { DirectionLine } from "../card/direction-line";

interface ChosenDirectionsProps {
  directions: readonly OfferDirection[];
  labels: readonly string[];
  /** Takes back this direction and those after it. */
  onChange: (index: number) => void;
}

/** What has been chosen up to now stays in sight, and can be changed. */
export function ChosenDirections({ directions, labels, onChange }: ChosenDirectionsProps) {
  const t = useTranslations("search.choice");
  const locale = useLocale();
  if (directions.length === 0) return null;
  return (
    <ul aria-label={t("chosen")} className="divide-y divide-accent-line rounded-xl border border-accent-line bg-accent-soft">
      {directions.map((direction, index) => (
        <li key={keyOf(direction)} className="flex items-center gap-x-4 px-3 py-1.5 lg:px-4 lg:py-1">
          <div className="min-w-0 flex-1 gap-x-4 lg:flex lg:items-center">
            <p className="shrink-0 text-xs lg:w-28 xl:w-36">
              <span className="font-medium">{labels[index]}</span>{" "}
              <span className="whitespace-nowrap text-ink-soft lg:block xl:inline">
                {formatWeekdayDate(direction.departure.datetime, locale)}
              </span>
            </p>
            <DirectionLine direction={direction} />
          </div>
          <Button variant="quiet" size="sm" onPress={() => onChange(index)} aria-label={`${t("change")}: ${labels[index]}`}>
            {t("change")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
