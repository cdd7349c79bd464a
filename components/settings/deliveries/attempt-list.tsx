"use client";

import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { CallbackAttempt } from "@/lib/contracts/callbacks";
import { formatInstant } from "@/lib/i18n/formats";
import { AnswerText } from "./answer-text";

/** Attempts, the latest first: when, what came back, how long it took. */
export function AttemptList({ tries }: { tries: readonly CallbackAttempt[] }) {
  const t = useTranslations("settings.callbacks");
  const locale = useLocale();
  return (
    <ol className="divide-y divide-line rounded-lg border border-line text-sm">
      {tries.toReversed().map((attempt) => (
        <li key={`${attempt.at}${attempt.duration_ms}`} className="px-3 py-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={attempt.at} className="num w-40 text-ink-soft">
              {formatInstant(attempt.at, locale)}:{attempt.at.slice(17, 19)}
            </time>
            <AnswerText attempt={attempt} />
            <span className="num text-ink-soft">{t("delivery.tookMs", { ms: String(attempt.duration_ms) })}</span>
            {attempt.manual ? <Badge>{t("delivery.manual")}</Badge> : null}
          </div>
          {attempt.error ? <p className="mt-0.5 text-ink-soft text-xs first-letter:uppercase">{t(`errors.${attempt.error}`)}</p> : null}
        </li>
      ))}
    </ol>
  );
}
