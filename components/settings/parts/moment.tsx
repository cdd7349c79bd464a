"use client";

import { useLocale } from "next-intl";
import { formatInstant } from "@/lib/i18n/formats";
import { useDistanceText } from "./use-distance-text";

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
