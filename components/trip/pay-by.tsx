"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerClock } from "@/lib/client/use-server-clock";
import { formatDuration, formatInstant } from "@/lib/i18n/formats";
import { clockText, instantOf } from "./trip-clock";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** When an unpaid booking ends, and the time left. */
export function PayBy({ expire, firstNow }: { expire: string; firstNow: number }) {
  const t = useTranslations("trip");
  const locale = useLocale();
  const leftMs = instantOf(expire) - useServerClock({ first: firstNow });
  const time = leftMs < HOUR_MS ? clockText(leftMs) : formatDuration(Math.floor(leftMs / MINUTE_MS), locale);
  return (
    <div className="mt-5 rounded-lg bg-warm-soft px-4 py-3">
      <p className="font-medium">{t("payBy", { moment: formatInstant(expire, locale) })}</p>
      <p className="num text-sm text-warm">{leftMs > 0 ? t("timeLeft", { time }) : t("timeOver")}</p>
    </div>
  );
}
