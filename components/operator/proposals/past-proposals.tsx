"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { ProposalItem } from "./proposal-item";
import { proposalsQuery } from "./queries";

/** What was decided lately, with who proposed it and why; of one agency or of all. Nothing is shown where nothing was. */
export function PastProposals({ partner }: { partner?: string }) {
  const t = useTranslations("proposals.past");
  const { data } = useQuery(proposalsQuery(partner === undefined ? {} : { partner }));
  const items = data?.items.filter(({ state }) => state !== "open") ?? [];
  if (items.length === 0) return null;
  return (
    <SectionCard title={t("title")}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <ProposalItem key={item.id} proposal={item} />
        ))}
      </ul>
    </SectionCard>
  );
}
