"use client";

import { useQuery } from "@tanstack/react-query";
import { Percent, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { sellingOptions } from "@/lib/client/money/selling";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { RULE_PARTS } from "@/lib/domain/selling/policy";
import { RuleDialog } from "./rule-dialog";
import { RuleList } from "./rule-list";
import { TermsCard } from "./terms-card";

/** How the agency makes its own prices. */
export function SellingPage() {
  const t = useTranslations("selling.settings");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({ ...sellingOptions(), staleTime: 0 });
  return (
    <>
      <h2 className="font-semibold text-xl">{t("title")}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-ink-soft">{t("lead")}</p>
      {data ? <Policy policy={data} /> : null}
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-64 w-full rounded-xl" />}
    </>
  );
}

/** What is typed among the terms stays there while rules come and go. */
function Policy({ policy }: { policy: SellingShown }) {
  const { rounding, bounds, keeps } = policy;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="space-y-5">
        <Rules policy={policy} />
      </div>
      <TermsCard key={JSON.stringify([rounding, bounds, keeps])} policy={policy} />
    </div>
  );
}

function Rules({ policy }: { policy: SellingShown }) {
  const t = useTranslations("selling.settings");
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button onPress={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden="true" />
      {t("add")}
    </Button>
  );
  return (
    <>
      {policy.rules.length === 0 ? (
        <EmptyState icon={<Percent className="size-8" aria-hidden="true" />} title={t("none")} action={add}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <>
          {add}
          {RULE_PARTS.map((part) => (
            <RuleList key={part} part={part} policy={policy} />
          ))}
        </>
      )}
      <SectionCard level={3} title={t("wins")} lead={t("winsText")}>
        <p className="text-ink-soft text-sm">{t("looksAt")}</p>
      </SectionCard>
      {isAdding ? <RuleDialog policy={policy} index={null} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
