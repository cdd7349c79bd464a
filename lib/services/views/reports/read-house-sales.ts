import type { HouseSales, HouseSalesRequest, SaleFigures } from "@/lib/contracts/operator/reports/money";
import type { Locale } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import { type HouseSalesRow, readHouseSalesRows } from "./house-sales-rows";
import { readLedgerSums } from "./ledger-sums";
import { inReportOrder, namesInReports } from "./names-in-reports";
import { atOneMoment, questionOf, reportedCurrencies } from "./report-question";

interface ReadHouseSales {
  asked: HouseSalesRequest;
  /** Of the carriers' names. */
  locale: Locale;
}

type Counted = Omit<HouseSalesRow, "key" | "feeMinor" | "feeBackMinor">;

/**
 * What all agencies, or one, have bought in a period and what came back to their deposits, with what the ledger's entries come to.
 * @throws AppError validation (`to`)
 */
export async function readHouseSales({ asked, locale }: ReadHouseSales): Promise<HouseSales> {
  const { by, currency } = asked;
  const question = questionOf(asked);
  const [currencies, { rows, ledger }] = await Promise.all([
    reportedCurrencies(),
    atOneMoment(async (on) => ({ rows: await readHouseSalesRows(on, question, by), ledger: await readLedgerSums(on, question) })),
  ]);
  const nameOf = await namesInReports(by, rows, locale);
  const groups = rows.map(({ key, ...counted }) => ({ key, name: nameOf(key), ...figuresOf(counted) }));
  const total = totalOf(rows);
  const agrees = total.soldMinor === ledger.soldMinor && total.returnedMinor === ledger.returnedMinor;
  return {
    ...{ currency, currencies, groups: inReportOrder(by, groups, ({ sold }) => sold), totals: figuresOf(total) },
    ledger: { sold: toMajor(ledger.soldMinor), refunded: toMajor(ledger.returnedMinor), agrees },
  };
}

function totalOf(rows: readonly HouseSalesRow[]): Counted {
  const all = (amountOf: (row: HouseSalesRow) => number) => sum(rows.map(amountOf));
  return {
    bookings: all(({ bookings }) => bookings),
    passengers: all(({ passengers }) => passengers),
    refunds: all(({ refunds }) => refunds),
    soldMinor: all(({ soldMinor }) => soldMinor),
    returnedMinor: all(({ returnedMinor }) => returnedMinor),
  };
}

function figuresOf({ bookings, passengers, refunds, soldMinor, returnedMinor }: Counted): SaleFigures {
  return {
    ...{ bookings, passengers, sold: toMajor(soldMinor), refunds },
    ...{ refunded: toMajor(returnedMinor), net: toMajor(soldMinor - returnedMinor) },
  };
}
