"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { ShownBankLine } from "@/lib/contracts/operator/money/bank";
import type { BankLineState } from "@/lib/domain/bank/bank-line";
import { formatDate, formatMoneyDifference } from "@/lib/i18n/formats";
import { AgencyLink } from "../agency-link";
import { LineActs } from "./line-acts";

const TONES: Record<BankLineState, Tone> = { unmatched: "bad", matched: "accent", waiting: "warm", posted: "good", aside: "neutral" };

/** Lines of banks' statements, newest first. */
export function LineTable({ items }: { items: readonly ShownBankLine[] }) {
  const t = useTranslations("bank");
  const locale = useLocale();
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      columns={[
        {
          text: t("column.day"),
          look: "num whitespace-nowrap text-sm",
          show: (line) => <Day line={line} />,
          card: { place: "lowerLeft", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("column.who"),
          isHead: true,
          look: "text-sm",
          show: ({ party, account }) => <span className="break-words font-medium">{party || account.bank}</span>,
          card: { place: "left" },
        },
        {
          text: t("column.purpose"),
          look: "max-w-md text-sm break-words",
          show: ({ purpose, reason }) => (
            <>
              {purpose}
              {reason ? <span className="block text-ink-soft">{reason}</span> : null}
            </>
          ),
          card: { place: "line", look: "text-ink-soft text-sm break-words" },
        },
        {
          text: t("column.agency"),
          show: ({ partner }) => (partner ? <AgencyLink agency={partner} /> : null),
          card: { place: "line", look: "text-sm" },
        },
        {
          text: t("column.state"),
          show: ({ state, is_ambiguous }) => (
            <span className="flex flex-wrap gap-1">
              <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
              {is_ambiguous ? <span className="text-sm text-warm">{t("ambiguous")}</span> : null}
            </span>
          ),
          card: { place: "right" },
        },
        {
          text: t("column.amount"),
          isRight: true,
          look: "num whitespace-nowrap font-medium",
          show: ({ amount, currency }) => formatMoneyDifference(amount, currency, locale),
          card: { place: "lowerRight", look: "num font-medium" },
        },
        {
          text: t("column.act"),
          isHidden: true,
          isRight: true,
          show: (line) => <LineActs line={line} />,
          card: { place: "foot", look: "mt-2" },
        },
      ]}
    />
  );
}

function Day({ line: { booked_on, document: paper, statement } }: { line: ShownBankLine }) {
  const t = useTranslations("bank");
  const locale = useLocale();
  return (
    <>
      {formatDate(booked_on, locale)}
      {paper ? <span className="block text-ink-soft">{t("document", { number: paper })}</span> : null}
      {statement ? <span className="block text-ink-soft">{t("bankIn", { number: statement })}</span> : null}
    </>
  );
}
