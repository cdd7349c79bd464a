"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import type { CallbackEndpoint } from "@/lib/contracts/callbacks";
import { DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import type { DeliveryFilter } from "../queries";

const ANY = "any";

interface DeliveryFiltersProps {
  filter: DeliveryFilter;
  /** Empty where there is nothing to choose. */
  endpoints: readonly CallbackEndpoint[];
  onChange: (filter: DeliveryFilter) => void;
}

export function DeliveryFilters({ filter: { endpoint, state }, endpoints, onChange }: DeliveryFiltersProps) {
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
