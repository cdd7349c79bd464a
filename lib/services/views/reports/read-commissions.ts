import type { CommissionFigures, Commissions, CommissionsRequest } from "@/lib/contracts/operator/reports/trade";
import type { Locale } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import { type HouseSalesRow, readHouseSalesRows } from "./house-sales-rows";
import { readLedgerFees } from "./ledger-fees";
import { inReportOrder, namesInReports } from "./names-in-reports";
import { atOneMoment, questionOf, reportedCurrencies } from "./report-question";

interface ReadCommissions {
  asked: CommissionsRequest;
  /** Language of the carriers' names. */
  locale: Locale;
}

type Counted = Pick<HouseSalesRow, "bookings" | "soldMinor" | "feeMinor" | "feeBackMinor">;

/**
 * What the house has earned by its own fees in a period, and what of them it has given back, with what the entries of the accounts of fees come to.
 * @throws AppError validation (`to`)
 */
export async function readCommissions({ asked, locale }: ReadCommissions): Promise<Commissions> {
  const { by, currency } = asked;
  const question = questionOf(asked);
  const [currencies, { rows, ledger }] = await Promise.all([
    reportedCurrencies(),
    atOneMoment(async (on) => ({ rows: await readHouseSalesRows(on, question, by), ledger: await readLedgerFees(on, question) })),
  ]);
  const nameOf = await namesInReports(by, rows, locale);
  const groups = rows.map(({ key, ...counted }) => ({ key, name: nameOf(key), ...figuresOf(counted) }));
  const total = totalOf(rows);
  return {
    ...{ currency, currencies, groups: inReportOrder(by, groups, ({ fees_left }) => fees_left), totals: figuresOf(total) },
    ledger: {
      ...{ fees: toMajor(ledger.chargedMinor), fees_back: toMajor(ledger.backMinor) },
      agrees: total.feeMinor === ledger.chargedMinor && total.feeBackMinor === ledger.backMinor,
    },
  };
}

function totalOf(rows: readonly HouseSalesRow[]): Counted {
  const all = (amountOf: (row: HouseSalesRow) => number) => sum(rows.map(amountOf));
  return {
    bookings: all(({ bookings }) => bookings),
    soldMinor: all(({ soldMinor }) => soldMinor),
    feeMinor: all(({ feeMinor }) => feeMinor),
    feeBackMinor: all(({ feeBackMinor }) => feeBackMinor),
  };
}

function figuresOf({ bookings, soldMinor, feeMinor, feeBackMinor }: Counted): CommissionFigures {
  const left = { fees_left: toMajor(feeMinor - feeBackMinor) };
  return { bookings, sold: toMajor(soldMinor), fees: toMajor(feeMinor), fees_back: toMajor(feeBackMinor), ...left };
}
