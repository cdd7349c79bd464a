"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useAddressed } from "@/components/ui/use-addressed";
import { pages } from "@/lib/client/calls/paths";
import { reportPeriod } from "@/lib/contracts/operator/reports/money";
import { rebookedRequest } from "@/lib/contracts/operator/reports/trade";
import { GroupedFields } from "./grouped-fields";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";
import { SavedGroups } from "./saved-groups";
import { exportRebooked, rebookedQuery } from "./trade-queries";

/** Filter of the address; grouped by agencies where it says nothing. */
const addressed = reportPeriod.extend({ by: rebookedRequest.shape.by.optional() });

/** Holds that ended unpaid, and how many of them were booked anew within a day. */
export function RebookedReport() {
  const { filter, change } = useAddressed(addressed, pages.rebookedReport);
  const { by = "agency" } = filter;
  const asked = { ...filter, by };
  const query = useQuery(rebookedQuery(asked, useLocale()));
  return (
    <ReportFrame part="rebooked" period={filter} shown={{ kind: "rebooked", filter: asked }}>
      <GroupedFields period={filter} by={by} currencies={query.data?.currencies} onChange={change} />
      <ReportBody query={query} isEmpty={({ groups }) => groups.length === 0}>
        {({ groups, totals, currency }) => (
          <SavedGroups
            {...{ groups, totals, currency, by }}
            figures={FIGURES}
            period={null}
            onExport={(format) => exportRebooked(asked, format)}
          />
        )}
      </ReportBody>
    </ReportFrame>
  );
}

const FIGURES = [
  { field: "dropped", isAmount: false },
  { field: "rebooked", isAmount: false },
  { field: "rebooked_share", isAmount: false },
] as const;
