"use client";

import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { CarrierStock } from "@/lib/contracts/operator/carriers/stock";
import { formatNumber } from "@/lib/i18n/formats";
import { CarrierState } from "./carrier-state";
import { DeclareStock } from "./declare-stock";
import { stockQuery } from "./queries";
import { RangeTable } from "./range-table";

/** The ranges of one carrier: what is left of each, when it came, and what can be done to it. */
export function CarrierPage({ carrier }: { carrier: string }) {
  const t = useTranslations("stock");
  const errorText = useErrorText();
  const mayChange = useMayInHouse("stock", "change");
  const { data, error, refetch } = useQuery(stockQuery(useLocale()));
  const stock = data?.carriers.find((each) => each.carrier === carrier);
  const title = stock && stock.name !== carrier ? `${carrier} · ${stock.name}` : carrier;
  return (
    <>
      <BackLink href={pages.operatorStock()}>{t("title")}</BackLink>
      <header className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-2 font-semibold text-2xl md:text-3xl">
          {title} {stock ? <CarrierState state={stock.state} /> : null}
        </h1>
        {mayChange ? <DeclareStock carrier={carrier} /> : null}
      </header>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <ListSkeleton rows={4} />}
      {stock ? <Ranges stock={stock} /> : null}
      {data && !stock ? (
        <EmptyState icon={<Ticket className="size-8" aria-hidden="true" />} title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      ) : null}
    </>
  );
}

function Ranges({ stock }: { stock: CarrierStock }) {
  const t = useTranslations("stock");
  const locale = useLocale();
  const { carrier, left, issued_30_days: issued, days_left: days, ranges } = stock;
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:flex md:gap-x-10">
        <Figure name={t("left")}>{formatNumber(left, locale)}</Figure>
        <Figure name={t("issued")}>{formatNumber(issued, locale)}</Figure>
        <Figure name={t("daysLeft")}>{days === null ? t("noPace") : t("days", { count: days })}</Figure>
      </dl>
      <RangeTable carrier={carrier} ranges={ranges} />
    </div>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="num font-semibold">{children}</dd>
    </div>
  );
}
