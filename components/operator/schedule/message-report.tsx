"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import type { MessageOutcome, ScheduleMessagesReport } from "@/lib/contracts/operator/schedule-messages";
import { MessageImport, MessageProblems } from "./schedule-parts";

const TONES: Record<MessageOutcome["state"], Tone> = {
  applied: "good",
  repeated: "neutral",
  ignored: "neutral",
  rejected: "bad",
  unreadable: "bad",
};

interface MessageReportProps {
  report: ScheduleMessagesReport;
  /** False where they were only looked at. */
  isApplied: boolean;
}

/** What each message did, or would do, and what is wrong with it. */
export function MessageReport({ report: { messages, problems }, isApplied }: MessageReportProps) {
  const t = useTranslations("office.messages");
  return (
    <>
      <div role="status">
        {isApplied ? <Banner tone="good" title={t("applied")} /> : <Banner title={t("checked")}>{t("checkedText")}</Banner>}
      </div>
      {problems.length > 0 ? (
        <Banner tone="bad" title={t("outside")}>
          <MessageProblems problems={problems} />
        </Banner>
      ) : null}
      {messages.map((message) => (
        <MessageCard key={message.line} message={message} isApplied={isApplied} />
      ))}
    </>
  );
}

function MessageCard({ message, isApplied }: { message: MessageOutcome; isApplied: boolean }) {
  const t = useTranslations("office.messages");
  const { kind, reference, line, state, actions, changes, problems, ignored, assumed_seats: assumed } = message;
  return (
    <Card className="space-y-2 p-4">
      <h2 className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="num">{t("message", { kind: kind.toUpperCase(), reference: reference ?? t("line", { line }) })}</span>
        <Badge tone={TONES[state]}>{t(`${isApplied ? "state" : "would"}.${state}`)}</Badge>
      </h2>
      {actions.length > 0 ? <p className="num text-ink-soft text-sm">{actions.join(", ")}</p> : null}
      {state === "applied" && changes.length === 0 ? <p>{t("nothing")}</p> : null}
      <ul className="num text-sm">
        {changes.map(({ carrier, change, dates, seats }) => (
          <li key={`${carrier}${change}`}>
            {t(`change.${change}`, { carrier, dates })}, <strong className="font-semibold">{t("sold", { seats })}</strong>
          </li>
        ))}
      </ul>
      <ul className="num text-sm">
        {assumed.map(({ source, ...seats }) => (
          <li key={`${seats.carrier}${seats.aircraft}${source}`}>{t(`seats.${source}`, seats)}</li>
        ))}
      </ul>
      {ignored.length > 0 ? (
        <p className="num text-ink-soft text-sm">{t("ignored", { texts: ignored.map(ignoredText).join(", ") })}</p>
      ) : null}
      <MessageProblems problems={problems} />
      <MessageImport message={message} />
    </Card>
  );
}

function ignoredText({ line, text }: MessageOutcome["ignored"][number]): string {
  return `${line}: ${text}`;
}
