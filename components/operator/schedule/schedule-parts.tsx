"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { ScheduleChangeItem, ScheduleImportItem } from "@/lib/contracts/operator/operator-schedule";
import type { MessageOutcome } from "@/lib/contracts/operator/schedule-messages";
import type { ChangeState } from "@/lib/domain/schedule-change/states";

type Touched = ScheduleImportItem["touched"];

/** `3 bookings, 7 passengers` */
export function TouchedText({ touched }: { touched: Touched }) {
  const t = useTranslations("office.imports");
  if (touched.bookings === 0) return t("nobody");
  return t("touched", { bookings: touched.bookings, passengers: touched.passengers });
}

/** How many of the touched bookings have been answered, and how many have not. */
export function AnswerBadges({ touched }: { touched: Touched }) {
  const t = useTranslations("office.imports");
  const { open, escalated, told, settled } = touched;
  return (
    <span className="flex flex-wrap gap-1">
      {open > 0 ? <Badge tone="warm">{t("open", { count: open })}</Badge> : null}
      {escalated > 0 ? <Badge tone="bad">{t("escalated", { count: escalated })}</Badge> : null}
      {told > 0 ? <Badge>{t("told", { count: told })}</Badge> : null}
      {settled > 0 ? <Badge tone="good">{t("settled", { count: settled })}</Badge> : null}
    </span>
  );
}

const TONES: Record<ChangeState, Tone> = {
  told: "neutral",
  open: "warm",
  accepted: "good",
  chosen: "good",
  refunded: "good",
  superseded: "neutral",
  ended: "neutral",
};

export function ChangeStateBadge({ item: { state, escalated } }: { item: Pick<ScheduleChangeItem, "state" | "escalated"> }) {
  const t = useTranslations("office.changes.states");
  if (state === "open" && escalated) return <Badge tone="bad">{t("escalated")}</Badge>;
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** What is wrong with messages: each line says by itself where it is, and what to do. */
export function MessageProblems({ problems }: Pick<MessageOutcome, "problems">) {
  if (problems.length === 0) return null;
  return (
    <ul className="space-y-1 text-sm">
      {problems.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Leads to the import of a message that was applied. */
export function MessageImport({ message }: { message: Pick<MessageOutcome, "import"> }) {
  const t = useTranslations("office.messages");
  if (message.import === null) return null;
  return (
    <PageLink href={pages.scheduleImport(message.import)} className="font-medium text-accent">
      {t("toImport")}
    </PageLink>
  );
}
