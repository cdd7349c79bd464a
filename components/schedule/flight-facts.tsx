"use client";

import { useLocale } from "next-intl";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { formatDuration } from "@/lib/i18n/formats";

/** How long a flight takes, and on which aircraft. */
export function FlightFacts({ entry: { duration, aircraft } }: { entry: ScheduleEntry }) {
  const locale = useLocale();
  const facts = [...(duration === undefined ? [] : [formatDuration(duration, locale)]), ...(aircraft ? [aircraft] : [])];
  return <span className="num block text-ink-soft text-sm">{facts.join(" · ")}</span>;
}
