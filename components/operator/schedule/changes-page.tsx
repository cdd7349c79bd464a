"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { pages } from "@/lib/client/calls/paths";
import { ChangeList } from "./change-list";
import type { ChangeFilter } from "./queries";
import { LISTED_STATES, readChangeFilter } from "./read-change-filter";

const ANY = "any";

/** The queue of bookings that the airline has changed. The filter lives in the address. */
export function ChangesPage() {
  const t = useTranslations("office.changes");
  const router = useRouter();
  const filter = readChangeFilter(useSearchParams());
  const change = (next: ChangeFilter) => router.replace(pages.scheduleChanges(next), { scroll: false });
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mb-4 text-ink-soft">{t("lead")}</p>
      <ChangeFilters key={filter.flight ?? ""} filter={filter} onChange={change} />
      <ChangeList key={JSON.stringify(filter)} filter={filter} addressOf={(page) => pages.scheduleChanges({ ...filter, page })} />
    </>
  );
}

interface ChangeFiltersProps {
  filter: ChangeFilter;
  onChange: (filter: ChangeFilter) => void;
}

function ChangeFilters({ filter, onChange }: ChangeFiltersProps) {
  const t = useTranslations("office.changes");
  const [flight, setFlight] = useState(filter.flight ?? "");
  const options = [{ id: ANY, label: t("anyState") }, ...LISTED_STATES.map((id) => ({ id, label: t(`states.${id}`) }))];
  const choose = (id: string) => {
    const state = LISTED_STATES.find((known) => known === id);
    onChange({ ...(state ? { state } : {}), ...(filter.flight ? { flight: filter.flight } : {}) });
  };
  const apply = () => {
    const wanted = flight.trim().toUpperCase();
    if (wanted !== (filter.flight ?? ""))
      onChange({ ...(filter.state ? { state: filter.state } : {}), ...(wanted ? { flight: wanted } : {}) });
  };
  return (
    <search className="mb-4 grid gap-3 sm:grid-cols-[16rem_16rem]">
      <Select label={t("state")} options={options} value={filter.state ?? ANY} onChange={choose} />
      <TextField
        label={t("flight")}
        description={t("flightHint")}
        type="search"
        value={flight}
        onChange={setFlight}
        onBlur={apply}
        onKeyDown={(event) => event.key === "Enter" && apply()}
        autoComplete="off"
      />
    </search>
  );
}
