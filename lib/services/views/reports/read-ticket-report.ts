import type { ReportPeriod, TicketPage, TicketRow } from "@/lib/contracts/operator/reports/money";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import { lineTotal, type TicketLine } from "@/lib/domain/reports/ticket-lines";
import { cursorOf, pageOfRows, placeIn, UUID_FORM } from "@/lib/services/ground/paging/cursor";
import { questionOf, reportedCurrencies } from "./report-question";
import { readTicketActs, type TicketAct } from "./ticket-acts";

/** Acts of a page; each has a line for every ticket that it is about. */
const PAGE = 40;

interface ReadTicketReport {
  asked: ReportPeriod & { cursor?: string | undefined };
}

/**
 * What moved for each ticket in a period, oldest first, as bookings and refunds have it written down.
 * @throws AppError validation (`cursor`, `to`)
 */
export async function readTicketReport({ asked }: ReadTicketReport): Promise<TicketPage> {
  const { cursor, ...period } = asked;
  const after = cursor === undefined ? null : placeIn(cursor, UUID_FORM);
  const [currencies, acts] = await Promise.all([
    reportedCurrencies(),
    readTicketActs(db(), questionOf(period), { after, limit: PAGE + 1 }),
  ]);
  const page = pageOfRows(acts, PAGE, cursorOf);
  return { currency: period.currency, currencies, items: page.rows.flatMap(presentAct), next_cursor: page.next_cursor };
}

function presentAct(act: TicketAct): TicketRow[] {
  return act.lines.map((line, index) => presentLine(line, act, index));
}

function presentLine(line: TicketLine, { id, at, bookingNumber, agencyCode, agencyName }: TicketAct, index: number): TicketRow {
  return {
    ...{ id: `${id}.${index}`, at: at.toISOString(), act: line.act },
    ...{ ticket_numbers: line.ticketNumbers, carrier: line.carrier, route: line.route },
    ...{ agency: { code: agencyCode, name: agencyName }, booking_number: bookingNumber },
    ...{ fare: toMajor(line.fareMinor), taxes: toMajor(line.taxMinor), fee: toMajor(line.feeMinor), bags: toMajor(line.bagMinor) },
    tax_codes: line.taxes.map(({ code, amountMinor }) => ({ code, amount: toMajor(amountMinor) })),
    ...{ total: toMajor(lineTotal(line)), penalty: toMajor(line.penaltyMinor) },
  };
}
