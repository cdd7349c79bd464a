"use client";

import { useTranslations } from "next-intl";
import { countdownText, type TimeLeft } from "@/lib/client/countdown";

/** What is left, in the two largest useful units. */
export function TimeLeftText({ left }: { left: TimeLeft }) {
  const t = useTranslations("booking.page");
  const text = countdownText(left);
  if (text.form === "days") return t("days", { days: text.days, hours: text.hours });
  return text.form === "hours" ? t("hours", { hours: text.hours, minutes: text.minutes }) : text.clock;
}
