"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { EditPanel } from "./edit/edit-panel";
import { NOTHING_TYPED, type TypedEdit } from "./edit/fare-edit";
import { type FareFilter, readFareFilter } from "./fare-filter";
import { FareFilters } from "./fare-filters";
import { FareTable } from "./fare-table";
import { fareQuery } from "./queries";

/** Fares as they are filed, to look at and to edit. The filter lives in the address. */
export function PricesPage() {
  const t = useTranslations("prices");
  const router = useRouter();
  const parameters = useSearchParams();
  const mayChange = useMayInHouse("prices", "change");
  const [edit, setEdit] = useState<TypedEdit | null>(null);
  const filter = readFareFilter((name) => parameters.get(name));
  const { cursor: _, ...asked } = filter;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="secondary" href={pages.markups()}>
            {t("toMarkups")}
          </LinkButton>
          <LinkButton variant="secondary" href={pages.priceImports()}>
            {t("toImports")}
          </LinkButton>
          {mayChange && !edit ? (
            <Button variant="secondary" onPress={() => setEdit(NOTHING_TYPED)}>
              {t("edit.open")}
            </Button>
          ) : null}
          {mayChange ? <LinkButton href={pages.priceUpload()}>{t("upload")}</LinkButton> : null}
        </div>
      </header>
      <FareFilters
        key={JSON.stringify(asked)}
        filter={asked}
        onChange={(next) => router.replace(pages.prices({ ...next }), { scroll: false })}
      />
      {edit ? <EditPanel filter={filter} typed={edit} onChange={setEdit} onClose={() => setEdit(null)} /> : null}
      <FareList filter={filter} edit={edit ? { typed: edit, onChange: setEdit } : undefined} />
    </>
  );
}

interface FareListProps extends Pick<ComponentProps<typeof FareTable>, "edit"> {
  filter: FareFilter;
}

function FareList({ filter, edit }: FareListProps) {
  const t = useTranslations("prices");
  const errorText = useErrorText();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...fareQuery(filter), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={<Tags className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  const { cursor, ...first } = filter;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <FareTable items={data.items} edit={edit} />
      <nav aria-label={t("pages")} className="mt-4 flex items-center justify-between gap-3">
        <span>
          {cursor ? (
            <LinkButton variant="secondary" size="sm" href={pages.prices({ ...first })}>
              {t("first")}
            </LinkButton>
          ) : null}
        </span>
        {data.next_cursor ? (
          <LinkButton variant="secondary" size="sm" rel="next" href={pages.prices({ ...first, cursor: data.next_cursor })}>
            {t("next")}
          </LinkButton>
        ) : null}
      </nav>
    </div>
  );
}
