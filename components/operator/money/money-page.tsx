"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { LegalCard } from "../legal/legal-card";
import { OpenProposals } from "../proposals/open-proposals";
import { PastProposals } from "../proposals/past-proposals";
import { LimitsCard } from "./limits-card";
import { MoneyTabs } from "./money-tabs";
import { PostingFilters, readPostingFilter, SinceLine } from "./posting-filters";
import { PostingList } from "./posting-list";

/** What waits for a decision, and the postings of all agencies. The filter lives in the address. */
export function MoneyPage() {
  const t = useTranslations("houseMoney");
  const filter = readPostingFilter(useSearchParams());
  return (
    <div className="space-y-6">
      <div>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <MoneyTabs part="postings" />
        <p className="mt-3 max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <OpenProposals />
      <section aria-label={t("postings")}>
        <h2 className="mb-3 font-semibold text-lg">{t("postings")}</h2>
        <PostingFilters filter={filter} />
        <SinceLine filter={filter} />
        <PostingList filter={filter} emptyText={t("emptyText")} />
      </section>
      <PastProposals />
      <LimitsCard />
      <LegalCard code={null} />
    </div>
  );
}
