"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { RefundStanding } from "@/lib/contracts/operator/refunds/refund-limit";
import type { Currency } from "@/lib/domain/money";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { ProposalItem } from "./proposal-item";

/** A refund of the booking that waits for a second person: who may approve it, and until when; nothing where none does. */
export function WaitingRefund({ waiting }: Pick<RefundStanding, "waiting">) {
  const t = useTranslations("proposals.waiting");
  const locale = useLocale();
  if (!waiting) return null;
  const { proposal, approvers } = waiting;
  return (
    <SectionCard title={t("title")} lead={t("text")} className="mt-4 border-warm-line">
      <ul>
        <ProposalItem proposal={proposal} />
      </ul>
      <p className="mt-3 break-words">{approvers.length > 0 ? t("who", { names: approvers.join(", ") }) : t("nobody")}</p>
      {proposal.refund?.act === "void" ? (
        <p className="num mt-1 font-medium text-warm">{t("void", { until: formatInstant(proposal.until, locale) })}</p>
      ) : null}
    </SectionCard>
  );
}

interface AboveLimitProps {
  /** What would go back, and what the reader may give back alone; major units. */
  amount: number;
  alone: number | null;
  currency: Currency;
  /** Until when a void has to be approved, ISO 8601. */
  voidUntil?: string | null;
}

/** Says beforehand that a refund will wait for a second person; nothing where it will not. */
export function AboveLimit({ amount, alone, currency, voidUntil }: AboveLimitProps) {
  const t = useTranslations("proposals.waiting");
  const locale = useLocale();
  if (alone === null || amount <= alone) return null;
  return (
    <p role="status" className="num text-sm text-warm">
      {t("before", { alone: formatMoney(alone, currency, locale) })}
      {voidUntil ? ` ${t("void", { until: formatInstant(voidUntil, locale) })}` : ""}
    </p>
  );
}
