"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/states/banner";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { formatInstant } from "@/lib/i18n/formats";
import { ChangeFlights } from "./change-flights";
import { ShiftText } from "./shift-text";

/** A change that no longer asks for an answer; its old and new flights can be opened, and below stands what follows from it. */
export function PastChange({ change, children }: { change: ScheduleChange; children?: ReactNode }) {
  const t = useTranslations("changes");
  const locale = useLocale();
  const { kind, state, created, settled, minutes } = change;
  const isFlown = state === "told" || state === "accepted";
  if (state === "open") return null;
  return (
    <Banner title={`${t("mark")} · ${t(`short.${kind}`)}`}>
      <p>
        {t(`past.${state}`)} {isFlown ? <ShiftText minutes={minutes} /> : null}{" "}
        <span className="num">{t("past.at", { moment: formatInstant(settled ?? created, locale) })}</span>
      </p>
      <details className="mt-1 print:hidden">
        <summary className="cursor-pointer font-medium text-accent">{t("past.details")}</summary>
        <div className="mt-2">
          <ChangeFlights change={change} />
        </div>
      </details>
      {children}
    </Banner>
  );
}
