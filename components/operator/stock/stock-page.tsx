"use client";

import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { CarrierStock } from "@/lib/contracts/operator/carriers/stock";
import { CarrierTable } from "./carrier-table";
import { DeclareStock } from "./declare-stock";
import { stockQuery } from "./queries";
import { CARRIER_FILTERS, type CarrierFilter, type CarrierOrder, sortCarriers } from "./sort-carriers";

/** Ticket numbers that carriers have given out: what is left of them, for how long, and who is not on sale for want of them. */
export function StockPage() {
  const t = useTranslations("stock");
  const mayChange = useMayInHouse("stock", "change");
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton variant="secondary" href={pages.charters()}>
            {t("charters")}
          </LinkButton>
          {mayChange ? <DeclareStock /> : null}
        </div>
      </header>
      <StockList />
    </div>
  );
}

function StockList() {
  const t = useTranslations("stock");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(stockQuery(useLocale()));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { carriers, not_on_sale: missing, without_paper: unproved } = data;
  return (
    <>
      {unproved.length === 0 ? null : (
        <Banner tone="bad" title={t("withoutPaper", { carriers: unproved.join(", ") })}>
          {t("withoutPaperText")}
        </Banner>
      )}
      {missing.length === 0 ? null : (
        <Banner tone="bad" title={t("notOnSale", { carriers: missing.join(", ") })}>
          {t("notOnSaleText")}
        </Banner>
      )}
      {carriers.length === 0 ? (
        <EmptyState icon={<Ticket className="size-8" aria-hidden="true" />} title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <Carriers carriers={carriers} />
      )}
    </>
  );
}

/** Searched, narrowed and sorted on the page; what runs out first stands first. */
function Carriers({ carriers }: { carriers: readonly CarrierStock[] }) {
  const t = useTranslations("stock");
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<CarrierFilter>("all");
  const [sorted, setSorted] = useState<{ order: CarrierOrder; isDown: boolean }>({ order: "days", isDown: false });
  const found = sortCarriers(carriers, { search, filter, ...sorted });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label={t("search")}
          value={search}
          onChange={setSearch}
          autoComplete="off"
          spellCheck="false"
          className="w-full sm:w-72"
        />
        <Select
          label={t("filter")}
          options={CARRIER_FILTERS.map((id) => ({ id, label: t(`filters.${id}`) }))}
          value={filter}
          onChange={setFilter}
          className="w-full sm:w-60"
        />
        <p role="status" className="num py-2.5 text-ink-soft text-sm">
          {t("found", { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState title={t("notFound")}>{t("notFoundText")}</EmptyState>
      ) : (
        <CarrierTable carriers={found} {...sorted} onOrder={(order, isDown) => setSorted({ order, isDown })} />
      )}
    </>
  );
}
