"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { formatNumber } from "@/lib/i18n/formats";

/** How much it searches for each booking. */
export function LookCard({ look: { days, searches, bookings } }: { look: AgencyDetail["look_to_book"] }) {
  const t = useTranslations("agencies.look");
  const locale = useLocale();
  const parts = {
    searches: formatNumber(searches, locale),
    bookings: formatNumber(bookings, locale),
    ratio: bookings === 0 ? t("noRatio") : t("toOne", { count: formatNumber(Math.round(searches / bookings), locale) }),
  };
  return (
    <SectionCard title={t("title", { days })}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {(["searches", "bookings", "ratio"] as const).map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-soft text-sm">{t(part)}</dt>
            <dd className={`num text-right ${part === "ratio" ? "font-semibold" : ""}`}>{parts[part]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">{t("counted")}</p>
    </SectionCard>
  );
}
