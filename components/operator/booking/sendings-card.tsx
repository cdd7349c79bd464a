"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatInstant } from "@/lib/i18n/formats";

/** What the agency's programs were told, and whether it arrived. */
export function SendingsCard({ webhooks }: Pick<OfficeBooking, "webhooks">) {
  const t = useTranslations("officeBooking.sendings");
  const locale = useLocale();
  return (
    <SectionCard title={t("title")}>
      {webhooks.length === 0 ? <p className="text-ink-soft text-sm">{t("empty")}</p> : null}
      <ol className="space-y-1.5 text-sm">
        {webhooks.map(({ id, type, at, deliveries }) => (
          <li key={id}>
            <span className="num break-words">{type}</span>{" "}
            <time dateTime={at} className="num text-ink-soft">
              {formatInstant(at, locale)}
            </time>
            <span className="block text-ink-soft">
              {deliveries.length === 0
                ? t("nobody")
                : deliveries.map(({ state, attempts }) => `${t(`states.${state}`)} (${attempts})`).join(", ")}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
