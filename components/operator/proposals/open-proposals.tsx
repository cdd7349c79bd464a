"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { LoadError } from "@/components/ui/states/load-error";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ProposalKind } from "@/lib/domain/proposals/proposal";
import { ProposalItem } from "./proposal-item";
import { proposalsQuery } from "./queries";

interface OpenProposalsProps {
  /** Of one agency: then nothing is shown where nothing waits. */
  partner?: string;
  /** Of one kind: the same. */
  kind?: ProposalKind;
}

/** What waits for a decision, the longest waiting first. */
export function OpenProposals({ partner, kind }: OpenProposalsProps) {
  const t = useTranslations("proposals.list");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(
    proposalsQuery({ state: "open", ...(partner !== undefined && { partner }), ...(kind && { kind }) }),
  );
  const isOfAll = partner === undefined && kind === undefined;
  if (error && !data) return <LoadError text={errorText(error).message} onRetry={() => void refetch()} />;
  if (!data) return isOfAll ? <ListSkeleton rows={2} /> : null;
  if (data.total === 0 && !isOfAll) return null;
  return (
    <SectionCard
      title={t("title")}
      aside={
        <span role="status" className="num text-ink-soft text-sm">
          {data.total === 0 ? t("empty") : t("found", { count: data.total })}
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {data.items.map((item) => (
          <ProposalItem key={item.id} proposal={item} />
        ))}
      </ul>
      {data.total > data.items.length ? <p className="mt-3 text-ink-soft text-sm">{t("more", { count: data.items.length })}</p> : null}
    </SectionCard>
  );
}
