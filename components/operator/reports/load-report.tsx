"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { serverToday } from "@/components/ui/today";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { useTyped } from "@/lib/client/use-typed";
import { type LoadRequest, loadRequest } from "@/lib/contracts/operator/reports/trade";
import { addDays } from "@/lib/domain/dates";
import { LOAD_GROUPS } from "@/lib/domain/reports/groups";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";
import { SavedGroups } from "./saved-groups";
import { exportLoad, loadQuery } from "./trade-queries";

/** Filter of the address: the next thirty days by airline where it says nothing. */
const addressed = loadRequest.extend({ by: loadRequest.shape.by.optional() });
const DAYS = 30;

/** How full the departures are that the schedule has. */
export function LoadReport() {
  const today = serverToday();
  const { filter, change } = useAddressed(addressed, pages.loadReport, { from: today, to: addDays(today, DAYS - 1) });
  const { by = "carrier" } = filter;
  const asked = { ...filter, by };
  const query = useQuery(loadQuery(asked, useLocale()));
  return (
    <ReportFrame part="load" period={null} shown={{ kind: "load", filter: asked }}>
      <LoadFields asked={asked} onChange={change} />
      <ReportBody query={query} isEmpty={({ groups }) => groups.length === 0}>
        {({ groups, totals }) => (
          <SavedGroups
            {...{ groups, totals, by }}
            currency={null}
            figures={FIGURES}
            period={null}
            onExport={(format) => exportLoad(asked, format)}
          />
        )}
      </ReportBody>
    </ReportFrame>
  );
}

function LoadFields({
  asked: { from, to, by, carrier },
  onChange,
}: {
  asked: LoadRequest;
  onChange: (asked: Partial<LoadRequest>) => void;
}) {
  const t = useTranslations("money");
  const tReports = useTranslations("reports");
  const [code, setCode] = useTyped(
    carrier ?? "",
    (text) => text.trim(),
    (typed) => onChange({ carrier: typed || undefined }),
  );
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
      <DatePicker label={t("from")} value={from} onChange={(day) => onChange({ from: day, ...(day > to && { to: day }) })} />
      <DatePicker label={t("to")} value={to} onChange={(day) => onChange({ to: day, ...(day < from && { from: day }) })} />
      <TextField
        label={tReports("carrier")}
        value={code}
        onChange={(text) => setCode(text.toUpperCase())}
        maxLength={3}
        autoComplete="off"
        inputClassName="num uppercase"
      />
      <Select
        label={tReports("by")}
        options={LOAD_GROUPS.map((id) => ({ id, label: tReports(`group.${id}`) }))}
        value={by}
        onChange={(chosen) => onChange({ by: chosen })}
      />
    </search>
  );
}

const FIGURES = [
  { field: "departures", isAmount: false },
  { field: "capacity", isAmount: false },
  { field: "taken", isAmount: false },
  { field: "load", isAmount: false },
] as const;
