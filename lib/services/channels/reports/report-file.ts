import {
  type DebtsRequest,
  debtsRequest,
  houseRefundsRequest,
  houseSalesRequest,
  reportPeriod,
} from "@/lib/contracts/operator/reports/money";
import type { ReportFilter } from "@/lib/contracts/operator/reports/saved";
import { commissionsRequest, loadRequest, rebookedRequest } from "@/lib/contracts/operator/reports/trade";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";
import type { ReportKind } from "@/lib/domain/reports/saved";
import { exportCommissions } from "@/lib/services/views/reports/export-commissions";
import { exportDebts } from "@/lib/services/views/reports/export-debts";
import { exportHouseRefunds } from "@/lib/services/views/reports/export-house-refunds";
import { exportHouseSales } from "@/lib/services/views/reports/export-house-sales";
import { exportLoad } from "@/lib/services/views/reports/export-load";
import { exportRebooked } from "@/lib/services/views/reports/export-rebooked";
import { exportTicketReport } from "@/lib/services/views/reports/export-ticket-report";
import { readCommissions } from "@/lib/services/views/reports/read-commissions";
import { readDebts } from "@/lib/services/views/reports/read-debts";
import { readHouseRefunds } from "@/lib/services/views/reports/read-house-refunds";
import { readHouseSales } from "@/lib/services/views/reports/read-house-sales";
import { readLoad } from "@/lib/services/views/reports/read-load";
import { readRebooked } from "@/lib/services/views/reports/read-rebooked";
import { readTicketReport } from "@/lib/services/views/reports/read-ticket-report";

interface ReportFile {
  kind: ReportKind;
  filter: ReportFilter;
  /** Days of Tashkent, both included; debts are those of now. */
  from: string;
  to: string;
  locale: Locale;
  now: Date;
}

/** A report as an XLSX, and whether it has any row. */
interface MadeReport {
  file: TableFile;
  isEmpty: boolean;
}

const format = "xlsx" as const;
const USUAL = { agency: "agency", kind: "kind", carrier: "carrier" } as const;

/**
 * Makes what a saved report says of some days. What it is grouped by where that was not saved is what its page shows at first.
 * @throws AppError validation where it has more than a file holds; ZodError where the filter does not fit its kind
 */
export async function makeReportFile({ kind, filter, from, to, locale, now }: ReportFile): Promise<MadeReport> {
  const given = { ...filter, from, to };
  switch (kind) {
    case "sales": {
      const asked = houseSalesRequest.parse({ by: USUAL.agency, ...given });
      return madeOf(await readHouseSales({ asked, locale }), await exportHouseSales({ asked, format, locale }));
    }
    case "refunds": {
      const asked = houseRefundsRequest.parse({ by: USUAL.kind, ...given });
      return madeOf(await readHouseRefunds({ asked, locale }), await exportHouseRefunds({ asked, format, locale }));
    }
    case "commissions": {
      const asked = commissionsRequest.parse({ by: USUAL.agency, ...given });
      return madeOf(await readCommissions({ asked, locale }), await exportCommissions({ asked, format, locale }));
    }
    case "rebooked": {
      const asked = rebookedRequest.parse({ by: USUAL.agency, ...given });
      return madeOf(await readRebooked({ asked, locale }), await exportRebooked({ asked, format, locale }));
    }
    case "load": {
      const asked = loadRequest.parse({ by: USUAL.carrier, ...given });
      return madeOf(await readLoad({ asked, locale, now }), await exportLoad({ asked, format, locale, now }));
    }
    case "tickets": {
      const asked = reportPeriod.parse(given);
      const file = await exportTicketReport({ asked, format, locale });
      return { file, isEmpty: (await readTicketReport({ asked })).items.length === 0 };
    }
    case "debts": {
      const asked: DebtsRequest = debtsRequest.parse(given);
      const file = await exportDebts({ asked, format, locale, now });
      return { file, isEmpty: (await readDebts({ asked, now })).items.length === 0 };
    }
  }
}

function madeOf({ groups }: { groups: readonly unknown[] }, file: TableFile): MadeReport {
  return { file, isEmpty: groups.length === 0 };
}

/** Whether a filter fits its kind. */
export function fitsKind(kind: ReportKind, filter: ReportFilter): boolean {
  return filter.by === undefined || REQUESTS[kind].safeParse({ ...filter, from: "2026-01-01", to: "2026-01-01" }).success;
}

const REQUESTS = {
  ...{ sales: houseSalesRequest, refunds: houseRefundsRequest, tickets: reportPeriod, debts: debtsRequest },
  ...{ commissions: commissionsRequest, rebooked: rebookedRequest, load: loadRequest },
};
