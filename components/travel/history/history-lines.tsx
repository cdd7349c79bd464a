"use client";

import { useLocale } from "next-intl";
import { formatInstant } from "@/lib/i18n/formats";

/** One thing that happened to a booking: the moment (ISO 8601, UTC), a key that no other line has, and who did it where that is known. */
export interface HistoryLine {
  at: string;
  key: string;
  text: string;
  by: string | null;
}

/** Shows what happened to a booking, the latest first. @param lines of each moment in the order in which they follow from each other */
export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  const locale = useLocale();
  return (
    <ol className="space-y-1.5 text-sm">
      {lines
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .reverse()
        .map(({ at, key, text, by }) => (
          <li key={key} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="num w-40 text-ink-soft">
              {formatInstant(at, locale)}
            </time>
            <span className="min-w-0 flex-1 basis-48 break-words">
              {text}
              {by ? <span className="text-ink-soft"> · {by}</span> : null}
            </span>
          </li>
        ))}
    </ol>
  );
}
