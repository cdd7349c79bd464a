"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { SectionCard } from "@/components/ui/section-card";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ChangeRules } from "@/lib/contracts/operator/carriers/change-rules";
import { changeRulesQuery } from "./queries";
import { RuleTable } from "./rule-table";

/** What each carrier changes without asking, and what holds for connections. */
export function ChangeRulesPage() {
  const t = useTranslations("changeRules");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(changeRulesQuery(useLocale()));
  return (
    <>
      <BackLink href={pages.scheduleImports()}>{t("back")}</BackLink>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mb-4 max-w-3xl text-ink-soft">
        {t("lead")} {t("silence")}
      </p>
      {data ? <Found found={data} /> : null}
      {data || error ? null : <ListSkeleton rows={4} />}
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}

const KINDS = ["DD", "DI", "ID", "II"] as const;

function Found({ found: { rules, connections } }: { found: ChangeRules }) {
  const t = useTranslations("changeRules");
  return (
    <div className="space-y-4">
      {rules.length === 0 ? <EmptyState title={t("empty")} /> : <RuleTable rules={rules} />}
      <SectionCard title={t("connections")} lead={t("connectionsText")}>
        <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt className="text-ink-soft text-sm">{t(`kinds.${kind}`)}</dt>
              <dd className="num font-medium">{t("minutes", { count: connections[kind] })}</dd>
            </div>
          ))}
        </dl>
      </SectionCard>
    </div>
  );
}
