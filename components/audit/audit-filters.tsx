"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { LOGGED_ACTIONS } from "@/lib/domain/audit/actions";
import { AreaField } from "./area-field";
import { DayFields } from "./day-fields";
import type { AuditFilter } from "./queries";
import { useActionOptions } from "./use-action-text";

const ANY = "any";

interface AuditFiltersProps {
  isOffice: boolean;
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** What is chosen is shown at once; what is typed, when it is sent. */
export function AuditFilters({ isOffice, filter, onChange }: AuditFiltersProps) {
  const t = useTranslations("audit.filter");
  const [who, setWho] = useState(filter.who ?? "");
  const [booking, setBooking] = useState(filter.booking ?? "");
  const [partner, setPartner] = useState(filter.partner ?? "");
  const actions = useActionOptions(filter.area);
  const typed = (text: string) => text.trim() || undefined;
  const apply = (chosen: Pick<AuditFilter, "action" | "area" | "from" | "to">) =>
    onChange({ ...chosen, who: typed(who), booking: typed(booking), partner: typed(partner) });
  const { action, area, from, to } = filter;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({ action, area, from, to });
  };
  const columns = isOffice ? "lg:grid-cols-4" : "lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none";
  return (
    <search className="mb-4 block">
      <form onSubmit={submit} className={`grid items-start gap-3 sm:grid-cols-2 ${columns}`}>
        {isOffice ? <AreaField area={area} onChange={(chosen) => apply({ area: chosen, from, to })} /> : null}
        <Select
          label={t("action")}
          options={[{ id: ANY, label: t("anyAction") }, ...actions]}
          value={action ?? ANY}
          onChange={(chosen) => apply({ action: LOGGED_ACTIONS.find((name) => name === chosen), area, from, to })}
          className="min-w-0"
        />
        {isOffice ? <DayFields from={from} to={to} onChange={(days) => apply({ action, area, ...days })} /> : null}
        <TextField label={t("who")} description={t("whoHint")} value={who} onChange={setWho} autoComplete="off" maxLength={254} />
        <TextField label={t("booking")} value={booking} onChange={setBooking} autoComplete="off" maxLength={20} />
        {isOffice ? <TextField label={t("partner")} value={partner} onChange={setPartner} autoComplete="off" maxLength={12} /> : null}
        <Button type="submit" variant="secondary" className="lg:mt-6">
          {t("show")}
        </Button>
      </form>
    </search>
  );
}
