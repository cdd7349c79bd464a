"use client";

import { ChartColumn } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";

interface ReportBodyProps<Data> {
  /** As react-query has it. */
  query: { data: Data | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  isEmpty: (data: Data) => boolean;
  /** What is said of a report that has nothing. */
  empty?: string;
  children: (data: Data) => ReactNode;
}

/** A report while it is read, where it cannot be read, where there is nothing in it, and as it is. */
export function ReportBody<Data>({ query, isEmpty, empty, children }: ReportBodyProps<Data>) {
  const t = useTranslations("reports");
  const errorText = useAddressErrorText();
  const { data, error, isPlaceholderData, refetch } = query;
  if (error && data === undefined) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton rows={7} />;
  if (isEmpty(data))
    return (
      <EmptyState icon={<ChartColumn className="size-8" aria-hidden="true" />} title={empty ?? t("empty")}>
        {empty ? null : t("emptyText")}
      </EmptyState>
    );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      {children(data)}
    </div>
  );
}
