"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { useOfferView } from "@/lib/client/travel/use-offer-view";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { formatMoney, formatWeekdayDate } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { useCostText } from "../use-cost-text";
import { compactAmount, LEVEL_COLOURS, type PriceLevel } from "./day-prices";
import { isSearched, searchOn } from "./day-search";

interface PriceCellProps {
  search: SearchValues;
  day: SoldDay;
  /** Tells the cell from all others of its table, for the arrow keys. */
  at: string;
  /** Over the price: the day of the month, where the table does not say it otherwise. */
  title?: string;
  level: PriceLevel;
  onChoose: () => void;
}

const LOOK = "relative flex min-h-12 w-full flex-col items-center justify-center rounded-md border px-0.5 text-center";

/** A day, or a pair of days, with its lowest price. */
export function PriceCell({ search, day, at, title, level, onChoose }: PriceCellProps) {
  const t = useTranslations("calendar");
  const isLowest = level === "lowest";
  const locale = useLocale();
  const [view] = useOfferView();
  const { lowest } = day;
  const cost = useCostText()(lowest);
  const isCurrent = isSearched(search, day) ? "date" : undefined;
  const dates = [day.date, day.return_date].flatMap((date) => (date ? [formatWeekdayDate(date, locale)] : [])).join(" – ");
  if (!lowest) {
    return (
      <span className={`${LOOK} border-transparent text-ink-faint`}>
        {title ? <span className="text-sm">{title}</span> : null}
        <span aria-hidden="true" className="text-2xs">
          –
        </span>
        <span className="sr-only">{t("none")}</span>
      </span>
    );
  }
  const { amount, currency } = lowest.price;
  const label = [dates, formatMoney(amount, currency, locale), cost, isLowest ? t("lowest") : "", isCurrent ? t("searched") : ""];
  return (
    <PageLink
      href={searchOn(search, day, view)}
      onClick={onChoose}
      data-at={at}
      aria-current={isCurrent}
      title={cost ?? undefined}
      className={`${LOOK} ${isLowest ? "border-good-line bg-good-soft" : "border-transparent bg-paper"} hover:border-accent aria-[current]:border-2 aria-[current]:border-accent`}
    >
      {/* What is heard has what is seen in it: who speaks to the screen says that. */}
      <span className="sr-only">{label.filter(Boolean).join(", ")} </span>
      {title ? <span className="text-sm">{title}</span> : null}
      <span className={`num text-2xs ${LEVEL_COLOURS[level]} ${isLowest ? "underline underline-offset-2" : ""}`}>
        {compactAmount(amount, currency, locale)}
      </span>
    </PageLink>
  );
}
