"use client";

import { useLocale, useTranslations } from "next-intl";
import { countdownText, instantOf, timeLeft } from "@/lib/client/countdown";
import { useServerClock } from "@/lib/client/server-clock";
import { formatDuration, formatInstant } from "@/lib/i18n/formats";

/** When an unpaid booking ends, and the time left. */
export function PayBy({ expire, firstNow }: { expire: string; firstNow: number }) {
  const t = useTranslations("trip");
  const locale = useLocale();
  const left = timeLeft(instantOf(expire), useServerClock({ first: firstNow }));
  const shown = countdownText(left);
  const time = shown.form === "clock" ? shown.clock : formatDuration((left.days * 24 + left.hours) * 60 + left.minutes, locale);
  return (
    <div className="mt-5 rounded-lg bg-warm-soft px-4 py-3">
      <p className="font-medium">{t("payBy", { moment: formatInstant(expire, locale) })}</p>
      <p className="num text-sm text-warm">{left.over ? t("timeOver") : t("timeLeft", { time })}</p>
    </div>
  );
}
