"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { SectionCard } from "@/components/ui/section-card";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { OfficeQueue, OfficeToday } from "@/lib/contracts/operator/operator-today";
import { todayQuery } from "../queries";
import { MoneyMoved } from "./money-moved";
import { NextFlightsCard } from "./next-flights-card";
import { QueueRow } from "./queue-row";
import { SetupChecklist } from "./setup-checklist";

/** Where a day begins: what waits for somebody of the house, the most pressing of each kind, and what money has moved. */
export function TodayPage() {
  const t = useTranslations("house.today");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(todayQuery());
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      <div className="space-y-4">
        <SetupChecklist />
        {data ? <TodayParts today={data} /> : null}
      </div>
      {!data && !error ? <ListSkeleton rows={4} /> : null}
    </>
  );
}

function TodayParts({ today: { queues, money } }: { today: OfficeToday }) {
  const t = useTranslations("house.today");
  const waiting = queues.filter(({ count, snoozed }) => count + snoozed > 0).toSorted(byDeadline);
  return (
    <div className="space-y-4">
      <SectionCard
        title={t("queues")}
        aside={
          <LinkButton variant="secondary" size="sm" href={pages.queues()}>
            {t("allQueues")}
          </LinkButton>
        }
      >
        {waiting.length === 0 ? (
          <EmptyState icon={<CircleCheck className="size-8" aria-hidden="true" />} title={t("clear")}>
            {t("clearText")}
          </EmptyState>
        ) : (
          <ul className="-mx-2 divide-y divide-line">
            {waiting.map((queue) => (
              <QueueRow key={queue.kind} queue={queue} />
            ))}
          </ul>
        )}
      </SectionCard>
      <NextFlightsCard />
      {money ? <MoneyMoved items={money} /> : null}
    </div>
  );
}

/** The nearest deadline first; then what has none. */
function byDeadline(one: OfficeQueue, other: OfficeQueue): number {
  const [first, second] = [one.due ?? LAST, other.due ?? LAST];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** After every moment. */
const LAST = "~";
