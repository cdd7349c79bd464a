"use client";

import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { TripSegment } from "@/lib/contracts/trip";
import { formatDuration } from "@/lib/i18n/formats";

/** The wait between two flights, and what it asks of the traveller. */
export function Connection({ arriving, departing }: { arriving: TripSegment; departing: TripSegment }) {
  const t = useTranslations("trip.journey");
  const locale = useLocale();
  const from = arriving.arrival.airport;
  const to = departing.departure.airport;
  const time = formatDuration(arriving.transfer_time ?? 0, locale);
  const warnings = [
    from.code === to.code ? "" : t("changeAirport", { from: `${from.title} (${from.code})`, to: `${to.title} (${to.code})` }),
    arriving.self_transfer ? t("selfTransfer") : "",
  ].filter(Boolean);
  const look = warnings.length > 0 ? "border-warm-line bg-warm-soft" : "border-line bg-paper";
  return (
    <li className={`rounded-lg border px-3 py-2 text-sm ${look}`}>
      <p className="font-medium">{t("connection", { city: from.city, time })}</p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 flex gap-2 text-ink-soft">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warm" aria-hidden="true" />
          {warning}
        </p>
      ))}
    </li>
  );
}
