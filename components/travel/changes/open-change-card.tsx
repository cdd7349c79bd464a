"use client";

import { TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { formatInstant } from "@/lib/i18n/formats";
import { ChangeFlights } from "./change-flights";
import { ChangeLines } from "./change-line";
import { ShiftText } from "./shift-text";

interface OpenChangeCardProps {
  change: ScheduleChange;
  title: string;
  /** What the reader should know besides, under the title. */
  lead?: ReactNode;
  /** Text of the moment until which to answer. */
  deadlineText: (moment: string) => string;
  /** What stands behind the deadline. */
  remark?: ReactNode;
  /** Says in a line what moves, with both sides folded: whoever reads it reads many. */
  isBrief?: boolean;
  /** The ways to answer. */
  children: ReactNode;
}

/** A change that waits for an answer: what happened, old and new flights side by side, until when to answer, and how. */
export function OpenChangeCard({ change, title, lead, deadlineText, remark, isBrief = false, children }: OpenChangeCardProps) {
  const t = useTranslations("changes");
  const locale = useLocale();
  const id = useId();
  const { kind, minutes, deadline, options } = change;
  return (
    <Card aria-labelledby={id} className="border-warm-line border-t-4 border-t-warm p-4 md:p-5">
      <header className="flex gap-3">
        <TriangleAlert className="mt-1 size-5 shrink-0 text-warm" aria-hidden="true" />
        <div>
          <h2 id={id} className="font-semibold text-lg">
            {title}
          </h2>
          <p>
            {t(`kind.${kind}`)}. {isBrief ? null : <ShiftText minutes={minutes} />}
          </p>
          {lead}
        </div>
      </header>
      {isBrief ? <BriefFlights change={change} /> : <AllFlights change={change} />}
      {deadline ? (
        <p className="text-ink-soft text-sm">
          <strong className="num font-semibold text-ink">{deadlineText(formatInstant(deadline, locale))}</strong>{" "}
          {options.unanswered ? t(`unanswered.${options.unanswered}`) : null} {remark}
        </p>
      ) : null}
      {children}
    </Card>
  );
}

function AllFlights({ change }: Pick<OpenChangeCardProps, "change">) {
  return (
    <div className="my-4">
      <ChangeFlights change={change} />
    </div>
  );
}

function BriefFlights({ change }: Pick<OpenChangeCardProps, "change">) {
  const t = useTranslations("changes.past");
  return (
    <div className="my-3">
      <ChangeLines change={change} />
      <details className="mt-1 text-sm print:hidden">
        <summary className="cursor-pointer font-medium text-accent">{t("details")}</summary>
        <div className="mt-2">
          <ChangeFlights change={change} />
        </div>
      </details>
    </div>
  );
}
