"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { LOGGED_ACTIONS } from "@/lib/domain/audit/actions";
import type { AuditFilter } from "./queries";
import { useActionOptions } from "./use-action-text";

const ANY = "any";

interface AuditFiltersProps {
  isOffice: boolean;
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** An action is shown as soon as it is chosen; what is typed, when it is sent. */
export function AuditFilters({ isOffice, filter, onChange }: AuditFiltersProps) {
  const t = useTranslations("audit.filter");
  const [who, setWho] = useState(filter.who ?? "");
  const [booking, setBooking] = useState(filter.booking ?? "");
  const [partner, setPartner] = useState(filter.partner ?? "");
  const actions = useActionOptions();
  const apply = (chosen: string) => {
    const action = LOGGED_ACTIONS.find((name) => name === chosen);
    const typed = Object.entries({ who, booking, partner }).flatMap(([name, text]) => (text.trim() === "" ? [] : [[name, text.trim()]]));
    onChange({ ...Object.fromEntries(typed), ...(action ? { action } : {}) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(filter.action ?? ANY);
  };
  return (
    <search className="mb-4 block">
      <form onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        <Select
          label={t("action")}
          options={[{ id: ANY, label: t("anyAction") }, ...actions]}
          value={filter.action ?? ANY}
          onChange={apply}
          className="min-w-0"
        />
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
