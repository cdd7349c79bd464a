"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { PageLinks } from "@/components/ui/page-links";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useRowKeys } from "@/lib/client/use-row-keys";
import { type QueueFilter, queueQuery } from "./queries";
import { QueueTable } from "./queue-table";

/** The items of one queue; `j` and `k` walk through them. */
export function QueueList({ filter }: { filter: QueueFilter }) {
  const t = useTranslations("queues");
  const locale = useLocale();
  const errorText = useErrorText();
  const rows = useRowKeys();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...queueQuery(filter, locale), placeholderData: keepPreviousData });
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
      <p role="status" className="num mb-2 text-ink-soft text-sm">
        {t("found", { count: data.total })}
        <span className="hidden lg:inline"> · {t("keys")}</span>
      </p>
      <QueueTable kind={filter.kind} queue={data} />
      <PageLinks page={page} pages={pages} addressOf={(target) => addresses.queues({ ...filter, page: target })} texts={texts} />
    </div>
  );
}
