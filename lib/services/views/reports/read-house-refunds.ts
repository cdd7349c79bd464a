import type { HouseRefunds, HouseRefundsRequest, RefundFigures } from "@/lib/contracts/operator/reports/money";
import type { Locale } from "@/lib/domain/localized";
import { sum, toMajor } from "@/lib/domain/money";
import { type HouseRefundRow, readHouseRefundRows } from "./house-refund-rows";
import { readLedgerSums } from "./ledger-sums";
import { inReportOrder, namesInReports } from "./names-in-reports";
import { atOneMoment, questionOf, reportedCurrencies } from "./report-question";

interface ReadHouseRefunds {
  asked: HouseRefundsRequest;
  /** Of the carriers' names. */
  locale: Locale;
}

/**
 * What was given back in a period, what of its price was kept, and what came back to deposits, with what the ledger's entries come to.
 * @throws AppError validation (`to`)
 */
export async function readHouseRefunds({ asked, locale }: ReadHouseRefunds): Promise<HouseRefunds> {
  const { by, currency } = asked;
  const question = questionOf(asked);
  const [currencies, { rows, ledger }] = await Promise.all([
    reportedCurrencies(),
    atOneMoment(async (on) => ({ rows: await readHouseRefundRows(on, question, by), ledger: await readLedgerSums(on, question) })),
  ]);
  const nameOf = await namesInReports(by, rows, locale);
  const groups = rows.map((row) => ({ key: row.key, name: nameOf(row.key), ...figuresOf(row) }));
  const total = {
    refunds: sum(rows.map(({ refunds }) => refunds)),
    paidMinor: sum(rows.map(({ paidMinor }) => paidMinor)),
    returnedMinor: sum(rows.map(({ returnedMinor }) => returnedMinor)),
  };
  return {
    ...{ currency, currencies, groups: inReportOrder(by, groups, ({ refunded }) => refunded), totals: figuresOf(total) },
    ledger: { refunded: toMajor(ledger.returnedMinor), agrees: total.returnedMinor === ledger.returnedMinor },
  };
}

function figuresOf({ refunds, paidMinor, returnedMinor }: Omit<HouseRefundRow, "key">): RefundFigures {
  return { refunds, paid: toMajor(paidMinor), kept: toMajor(paidMinor - returnedMinor), refunded: toMajor(returnedMinor) };
}
