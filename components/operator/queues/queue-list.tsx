"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { PageLink } from "@/components/ui/page-link";
import { PageLinks } from "@/components/ui/page-links";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useRowKeys } from "@/lib/client/use-row-keys";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem } from "@/lib/contracts/operator/queues";
import { RefundBar } from "../refund-bulk/refund-bar";
import { type QueueFilter, queueQuery } from "./queries";
import { QueueTable } from "./queue-table";
import { type Picking, usePicked } from "./use-picked";

/** The items of one queue; `j` and `k` walk through them. */
export function QueueList({ filter }: { filter: QueueFilter }) {
  const t = useTranslations("queues");
  const locale = useLocale();
  const errorText = useErrorText();
  const rows = useRowKeys();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...queueQuery(filter, locale), placeholderData: keepPreviousData });
  const picking = usePicked(data?.items ?? []);
  const picks = useMayInHouse("refunds", "approve") && filter.kind === "refunds";
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={<CircleCheck className="size-8" aria-hidden="true" />} title={t(`empty.${filter.view}`)}>
        {t(`emptyText.${filter.view}`)}
      </EmptyState>
    );
  const { page, pages } = data;
  const texts = { label: t("pages"), previous: t("prev"), next: t("next"), page: t("page", { page, pages }) };
  return (
    <div ref={rows} aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="num text-ink-soft text-sm">
          {t("found", { count: data.total })}
          <span className="hidden lg:inline"> · {t("keys")}</span>
        </p>
        <MoreOf kind={filter.kind} />
      </div>
      {picks ? <PickAll items={data.items} picking={picking} /> : null}
      {picks ? <RefundBar picked={picking.picked} onDone={() => picking.pickAll(false)} /> : null}
      <QueueTable kind={filter.kind} queue={data} picking={picks ? picking : null} />
      <PageLinks page={page} pages={pages} addressOf={(target) => addresses.queues({ ...filter, page: target })} texts={texts} />
    </div>
  );
}

function PickAll({ items, picking: { picked, pickAll } }: { items: readonly QueueItem[]; picking: Picking }) {
  const t = useTranslations("queues.bulk");
  return (
    <Checkbox
      isSelected={picked.length === items.length}
      isIndeterminate={picked.length > 0 && picked.length < items.length}
      onChange={pickAll}
      className="w-fit"
    >
      {t("pickAll")}
    </Checkbox>
  );
}

/** Where the rest of a queue's part stands: what was decided before, or what is answered for many at once. */
function MoreOf({ kind }: { kind: QueueKind }) {
  const t = useTranslations("queues.more");
  const href = kind === "refunds" ? addresses.operatorRefunds() : kind === "changes" ? addresses.scheduleChanges({ state: "open" }) : null;
  if (href === null) return null;
  return (
    <PageLink href={href} className="flex min-h-11 items-center text-accent text-sm hover:underline md:min-h-9">
      {t(kind === "refunds" ? "refunds" : "changes")}
    </PageLink>
  );
}
