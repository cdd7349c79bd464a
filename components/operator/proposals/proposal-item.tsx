"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import type { ShownState } from "@/lib/domain/proposals/proposal";
import { formatDate, formatInstant } from "@/lib/i18n/formats";
import { AttachmentLine } from "../attachments/attachment-line";
import { ChangeLines } from "./change-lines";
import { DecideButtons } from "./decide-buttons";
import { RefundLine } from "./refund-line";
import { RuleLines } from "./rule-lines";

const TONES: Record<ShownState, Tone> = { open: "warm", done: "good", rejected: "bad", taken_back: "neutral", expired: "neutral" };

/** A proposal: what, for whom, why, before and after, by whom, and what became of it. */
export function ProposalItem({ proposal }: { proposal: Proposal }) {
  const t = useTranslations("proposals");
  const locale = useLocale();
  const maySeeMoney = useMayInHouse("money", "see");
  const { kind, state, partner, changes, document: paper, scan, value_date, reason, proposed, until, decided, markup, refund } = proposal;
  const who = ({ name, is_you }: Proposal["proposed"]["by"]) => (is_you ? t("you") : (name ?? t("unknown")));
  const when = (at: string) => formatInstant(at, locale);
  return (
    <li className="space-y-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium">{t(`kind.${kind}`)}</span>
        {markup ? null : (
          <PageLink href={pages.agency(partner.code)} className="text-accent hover:underline">
            {partner.name}
          </PageLink>
        )}
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {markup ? <RuleLines markup={markup} /> : null}
      {refund ? <RefundLine refund={refund} /> : null}
      <ChangeLines changes={changes} />
      {reason ? <p className="break-words">{reason}</p> : null}
      <p className="num text-ink-soft text-sm">
        {paper && value_date ? `${t("document", { document: paper, date: formatDate(value_date, locale) })} · ` : ""}
        {kind === "terms" && value_date ? `${t("from", { date: formatDate(value_date, locale) })} · ` : ""}
        {t("by", { who: who(proposed.by), when: when(proposed.at) })}
        {state === "open" ? ` · ${t("until", { until: when(until) })}` : ""}
      </p>
      {scan && maySeeMoney ? <AttachmentLine area="money" file={scan} /> : null}
      {decided && state !== "open" && state !== "expired" ? (
        <p className="num text-ink-soft text-sm">
          {t(`decided.${state}`, { who: who(decided.by), when: when(decided.at) })}
          {decided.remark ? `: ${decided.remark}` : ""}
        </p>
      ) : null}
      {state === "open" ? <DecideButtons proposal={proposal} /> : null}
    </li>
  );
}
