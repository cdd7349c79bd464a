"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { MAX_CALENDAR_DAYS } from "@/lib/contracts/calendar";
import { addDays } from "@/lib/domain/dates";
import { formatDayMonth } from "@/lib/i18n/formats";
import { DAYS_AHEAD } from "./day-search";

interface RangeButtonsProps {
  dateFrom: string;
  /** `YYYY-MM-DD` */
  today: string;
  onChange: (dateFrom: string) => void;
}

/** Which sixty days are shown, and those before and after. */
export function RangeButtons({ dateFrom, today, onChange }: RangeButtonsProps) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const later = addDays(dateFrom, MAX_CALENDAR_DAYS);
  const earlier = addDays(dateFrom, -MAX_CALENDAR_DAYS);
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t("earlier")} isDisabled={dateFrom <= today} onPress={() => onChange(earlier < today ? today : earlier)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="num min-w-32 text-center text-sm">
        {formatDayMonth(dateFrom, locale)} – {formatDayMonth(addDays(later, -1), locale)}
      </p>
      <IconButton label={t("later")} isDisabled={later > addDays(today, DAYS_AHEAD)} onPress={() => onChange(later)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
