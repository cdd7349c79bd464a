"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";
import { type AuditFilter, auditQuery, exportAudit } from "./queries";

interface AuditLogProps {
  /** All partners', for the back office. */
  isOffice: boolean;
}

/** Who did what, newest first. The filter may name a person, so it stands in no address. */
export function AuditLog({ isOffice }: AuditLogProps) {
  const [filter, setFilter] = useState<AuditFilter>({});
  return (
    <>
      <AuditFilters key={JSON.stringify(filter)} isOffice={isOffice} filter={filter} onChange={setFilter} />
      <AuditList isOffice={isOffice} filter={filter} onChange={setFilter} />
    </>
  );
}

interface AuditListProps extends AuditLogProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

function AuditList({ isOffice, filter, onChange }: AuditListProps) {
  const t = useTranslations("audit");
  const errorText = useErrorText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(auditQuery(isOffice, filter));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NothingFound onClear={() => onChange({})} />;
  return (
    <>
      {isOffice ? <SaveLog filter={filter} /> : null}
      <AuditTable items={items} isOffice={isOffice} onWho={(who) => onChange({ ...filter, who })} />
      <div className="mt-4 text-center">
        {hasNextPage ? (
          <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        ) : (
          <p className="text-ink-faint text-sm">{t("end")}</p>
        )}
      </div>
    </>
  );
}

function SaveLog({ filter }: Pick<AuditListProps, "filter">) {
  const t = useTranslations("audit");
  const { save, saving } = useSaveTable((format) => exportAudit(filter, format));
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <p className="text-ink-soft text-sm">{t("exportIsLogged")}</p>
      <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslations("audit");
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      {t("filter.clear")}
    </Button>
  );
  return (
    <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={t("nothing")} action={clear}>
      {t("nothingText")}
    </EmptyState>
  );
}
