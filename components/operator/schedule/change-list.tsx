"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck, SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { PageLinks } from "@/components/ui/page-links";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { ScheduleChangeItem } from "@/lib/contracts/operator/operator-schedule";
import { ChangeTable } from "./change-table";
import { isAnswerable } from "./is-answerable";
import { type ChangeFilter, changeListQuery } from "./queries";
import { SettleBar } from "./settle-bar";

interface ChangeListProps {
  filter: ChangeFilter;
  addressOf: (page: number) => string;
}

/** Changed bookings, of which many can be answered at once. */
export function ChangeList({ filter, addressOf }: ChangeListProps) {
  const t = useTranslations("office.changes");
  const tList = useTranslations("operator");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...changeListQuery(filter, locale), placeholderData: keepPreviousData });
  const mayAnswer = useMayInHouse("schedule", "change");
  const { picked, pick, pickAll } = usePicked(data?.items ?? []);
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  const { items, page, pages, total } = data;
  if (items.length === 0) return <NoChanges isNarrowed={Boolean(filter.flight)} />;
  const answerable = mayAnswer ? items.filter(isAnswerable) : [];
  const texts = { label: tList("pages"), previous: tList("prev"), next: tList("next"), page: tList("page", { page, pages }) };
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="num text-ink-soft text-sm">
          {t("found", { count: total })}
        </p>
        {answerable.length > 0 ? (
          <Checkbox
            isSelected={picked.length === answerable.length}
            isIndeterminate={picked.length > 0 && picked.length < answerable.length}
            onChange={pickAll}
          >
            {t("pickAll")}
          </Checkbox>
        ) : null}
      </div>
      <SettleBar isNeeded={answerable.length > 0} picked={picked} onDone={() => pickAll(false)} />
      <ChangeTable items={items} picked={picked} onPick={mayAnswer ? pick : null} />
      <PageLinks page={page} pages={pages} addressOf={addressOf} texts={texts} />
    </div>
  );
}

/** Nothing waits; or nothing is of the flight that was asked for, which may be mistyped. */
function NoChanges({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations("office.changes");
  const Icon = isNarrowed ? SearchX : CircleCheck;
  return (
    <EmptyState icon={<Icon className="size-8" aria-hidden="true" />} title={t(isNarrowed ? "none" : "empty")}>
      {t(isNarrowed ? "noneText" : "emptyText")}
    </EmptyState>
  );
}

/** Which of the listed changes are picked; one that somebody else has answered meanwhile is not any more. */
function usePicked(items: readonly ScheduleChangeItem[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const answerable = items.filter(isAnswerable);
  const picked = answerable.filter(({ id }) => ids.includes(id));
  return {
    picked,
    pick: (id: string, isPicked: boolean) => setIds(isPicked ? [...ids, id] : ids.filter((other) => other !== id)),
    pickAll: (isPicked: boolean) => setIds(isPicked ? answerable.map(({ id }) => id) : []),
  };
}
