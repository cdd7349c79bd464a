"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useMayInHouse } from "@/lib/client/house";
import type { ScheduleInboxItem, SettleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "../house/ask-reason";
import { settleInboxItem } from "./queries";
import { MessageImport, MessageProblems } from "./schedule-parts";

const TONES: Record<ScheduleInboxItem["state"], Tone> = {
  waiting: "neutral",
  applied: "good",
  ignored: "neutral",
  partly: "warm",
  refused: "bad",
};

/** One file or mail with its messages, and what can be done where something of it was refused. */
export function InboxItem({ item }: { item: ScheduleInboxItem }) {
  const t = useTranslations("office.inbox");
  const { number, name, sender, subject, state, copies, problems, messages, open } = item;
  const locale = useLocale();
  const maySettle = useMayInHouse("schedule", "change");
  return (
    <Card className="space-y-2 p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="num">{number}</span>
        <span className="wrap-anywhere">{subject || name}</span>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {!open && (state === "refused" || state === "partly") ? <Badge tone="neutral">{t("closed")}</Badge> : null}
      </h3>
      <p className="num wrap-anywhere text-ink-soft text-sm">
        {sender ? t("from", { sender, date: formatInstant(item.sent, locale) }) : t("written", { date: formatInstant(item.sent, locale) })}
      </p>
      {copies > 0 ? <p className="num text-sm">{t("copies", { count: copies })}</p> : null}
      <MessageProblems problems={problems} />
      <ul className="space-y-2">
        {messages.map((message) => (
          <li key={message.line}>
            <InboxMessage message={message} />
          </li>
        ))}
      </ul>
      {open && maySettle ? <Settle number={number} /> : null}
    </Card>
  );
}

function InboxMessage({ message }: { message: ScheduleInboxItem["messages"][number] }) {
  const t = useTranslations("office");
  const { kind, reference, line, actions, state, problems, ignored, after } = message;
  return (
    <div className="text-sm">
      <p className="num">
        {t("messages.message", { kind: kind.toUpperCase(), reference: reference ?? t("messages.line", { line }) })} {actions.join(", ")}{" "}
        <strong className="font-semibold">{t(`messages.state.${state}`)}</strong>
      </p>
      <MessageProblems problems={problems} />
      {ignored.length > 0 ? (
        <p className="num text-ink-soft">{t("inbox.ignored", { texts: ignored.map(({ text }) => text).join(", ") })}</p>
      ) : null}
      {after === null ? null : <p className="num text-warm">{t("inbox.after", { number: after })}</p>}
      <MessageImport message={message} />
    </div>
  );
}

/** What can be done with it, each with a reason. */
function Settle({ number }: { number: number }) {
  const t = useTranslations("office.inbox");
  const cache = useQueryClient();
  const settle = (action: SettleInboxItem["action"]) => (
    <AskReason
      action={t(action)}
      title={t(`${action}Title`, { number })}
      text={t(`${action}Text`)}
      confirm={t(action)}
      field={t("why")}
      send={(reason) => settleInboxItem(number, { action, reason })}
      onDone={() => void askAnew(cache, ["office"])}
    />
  );
  return (
    <div className="flex flex-wrap gap-2">
      {settle("retry")}
      {settle("close")}
    </div>
  );
}
