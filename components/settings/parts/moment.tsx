"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerClock } from "@/lib/client/server-clock";
import { formatInstant } from "@/lib/i18n/formats";
import { distanceTo } from "./time-distance";

/** A past moment as its distance from now; the date itself is behind it. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const { ago } = useDistanceText();
  return (
    <time dateTime={at} title={formatInstant(at, locale)} className="whitespace-nowrap">
      {ago(at)}
    </time>
  );
}

const EVERY_MS = 15_000;

/** Says how far a moment (ISO 8601, UTC) is from now, and keeps saying it as time passes: `3 minutes ago`, `in 2 hours`. */
export function useDistanceText(): { ago: (instant: string) => string; ahead: (instant: string) => string } {
  const t = useTranslations("settings");
  const now = useServerClock({ everyMs: EVERY_MS });
  const say = (side: "ago" | "ahead", instant: string) => {
    const { unit, count } = distanceTo(side, instant, now);
    return t(`${side}.${unit}`, { count });
  };
  return { ago: (instant) => say("ago", instant), ahead: (instant) => say("ahead", instant) };
}
