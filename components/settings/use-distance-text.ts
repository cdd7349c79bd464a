"use client";

import { useTranslations } from "next-intl";
import { useServerClock } from "@/lib/client/use-server-clock";
import { distanceTo } from "./time-distance";

const EVERY_MS = 15_000;

/** Says how far a moment (ISO 8601, UTC) is from now, and keeps saying it as time passes: `3 minutes ago`, `in 2 hours`. */
export function useDistanceText(): (instant: string) => string {
  const t = useTranslations("settings");
  const now = useServerClock({ everyMs: EVERY_MS });
  return (instant) => {
    const { isPast, unit, count } = distanceTo(instant, now);
    return t(`${isPast ? "ago" : "ahead"}.${unit}`, { count });
  };
}
