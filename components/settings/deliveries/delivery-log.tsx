"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox, SearchX } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { Dialog } from "@/components/ui/overlays/dialog";
import { PageLinks } from "@/components/ui/page-links";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { Spinner } from "@/components/ui/states/spinner";
import { isGone } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import { type DeliveryFilter, deliveryListQuery, deliveryQuery } from "../queries";
import { DeliveryTable } from "./delivery-table";
import { DeliveryView } from "./delivery-view";
import { useDeliveryFilter, useOpenDelivery } from "./use-delivery-address";

interface DeliveryLogProps {
  /** Endpoints to choose from. */
  endpoints: readonly CallbackEndpoint[];
  /** The only one whose deliveries are shown, on its own page. */
  only?: string;
}

/** What was sent and what came of it, newest first; one delivery opens over it. */
export function DeliveryLog({ endpoints, only }: DeliveryLogProps) {
  const t = useTranslations("settings.callbacks.log");
  const errorText = useErrorText();
  const router = useRouter();
  const { filter, addressOf } = useDeliveryFilter();
  const openDelivery = useOpenDelivery();
  const opened = useSearchParams().get("delivery");
  const asked = only ? { ...filter, endpoint: only } : filter;
  const { data, error, refetch } = useQuery({ ...deliveryListQuery(asked), placeholderData: keepPreviousData });
  const change = (next: typeof filter) => router.replace(addressOf(next), { scroll: false });
  const isFiltered = Boolean(filter.state || filter.endpoint);
  return (
    <section aria-labelledby="log" className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="log" className="font-semibold text-xl">
            {t("title")}
          </h2>
          <p className="text-ink-faint text-sm">{t("refreshed")}</p>
        </div>
        <DeliveryFilters filter={filter} endpoints={only ? [] : endpoints} onChange={change} />
      </div>
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
      {data && data.items.length === 0 ? <NoDeliveries isFiltered={isFiltered} onClear={() => change({})} /> : null}
      {data && data.items.length > 0 ? (
        <>
          <DeliveryTable items={data.items} onOpen={openDelivery} />
          <LogPages page={data.page} pages={data.pages} addressOf={(page) => addressOf({ ...filter, page })} />
        </>
      ) : null}
      {opened ? <DeliveryPanel deliveryId={opened} onClose={() => openDelivery(null)} /> : null}
    </section>
  );
}

function NoDeliveries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("settings.callbacks.log");
  if (!isFiltered)
    return (
      <EmptyState icon={<Inbox className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      {t("clear")}
    </Button>
  );
  return (
    <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={t("nothing")} action={clear}>
      {t("nothingText")}
    </EmptyState>
  );
}

interface LogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

function LogPages({ page, pages, addressOf }: LogPagesProps) {
  const t = useTranslations("settings.callbacks.log");
  const texts = { label: t("pages"), previous: t("newer"), next: t("older"), page: t("page", { page, pages }) };
  return <PageLinks page={page} pages={pages} addressOf={addressOf} texts={texts} scroll={false} />;
}

const ANY = "any";

interface DeliveryFiltersProps {
  filter: DeliveryFilter;
  /** Empty where there is nothing to choose. */
  endpoints: readonly CallbackEndpoint[];
  onChange: (filter: DeliveryFilter) => void;
}

function DeliveryFilters({ filter: { endpoint, state }, endpoints, onChange }: DeliveryFiltersProps) {
  const t = useTranslations("settings.callbacks.log");
  const states = [{ id: ANY, label: t("anyState") }, ...DELIVERY_STATES.map((id) => ({ id, label: t(`states.${id}`) }))];
  const addresses = [{ id: ANY, label: t("anyEndpoint") }, ...endpoints.map(({ id, url }) => ({ id, label: url }))];
  const chooseState = (id: string) => {
    const chosen = DELIVERY_STATES.find((known) => known === id);
    onChange({ ...(endpoint ? { endpoint } : {}), ...(chosen ? { state: chosen } : {}) });
  };
  const chooseEndpoint = (id: string) => onChange({ ...(id === ANY ? {} : { endpoint: id }), ...(state ? { state } : {}) });
  return (
    <search className="grid w-full gap-3 sm:w-auto sm:grid-flow-col sm:auto-cols-[13rem]">
      {endpoints.length > 1 ? (
        <Select label={t("endpoint")} options={addresses} value={endpoint ?? ANY} onChange={chooseEndpoint} className="min-w-0" />
      ) : null}
      <Select label={t("state")} options={states} value={state ?? ANY} onChange={chooseState} />
    </search>
  );
}

/** One delivery over the log. */
function DeliveryPanel({ deliveryId, onClose }: { deliveryId: string; onClose: () => void }) {
  const t = useTranslations("settings.callbacks.delivery");
  const tUi = useTranslations("common.ui");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(deliveryQuery(deliveryId));
  return (
    <Dialog title={data ? `${t("title")}: ${data.event_type}` : t("title")} isOpen onOpenChange={onClose} isWide>
      {data ? <DeliveryView delivery={data} /> : null}
      {!data && isGone(error) ? <Banner tone="warm" title={t("gone")} /> : null}
      {!data && error && !isGone(error) ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <div className="flex min-h-40 items-center justify-center text-accent">
          <Spinner label={tUi("loading")} className="size-6" />
        </div>
      ) : null}
    </Dialog>
  );
}
