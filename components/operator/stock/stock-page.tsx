"use client";

import { useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { CarrierSection } from "./carrier-section";
import { DeclareStock } from "./declare-stock";
import { stockQuery } from "./queries";

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
        carriers.map((carrier) => <CarrierSection key={carrier.carrier} stock={carrier} />)
      )}
    </>
  );
}
