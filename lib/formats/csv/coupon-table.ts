import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import { REPORTED_STATES, type ReportedState } from "@/lib/domain/refund/coupons";
import { carrierCell, cell, matching } from "./cells";
import type { CsvTable } from "./table";

/** What a carrier reports of one coupon: a passenger's ticket on one flight. */
export interface CouponRow {
  ticketNumber: string;
  /** `HY271|2026-12-01`: carrier, number without leading zeros and suffix, local date of departure. */
  flight: string;
  state: ReportedState;
}

const cells = {
  ticket_number: cell(matching(/^\d{13}$/), "ticket_number"),
  carrier: carrierCell,
  flight_number: cell((text) => /^0{0,3}([1-9]\d{0,3}[A-Z]?)$/.exec(text)?.[1], "flight_number"),
  date: cell((text) => (isDate(text) ? text : undefined), "full_date"),
  status: cell((text) => REPORTED_STATES.find((state) => state === text), "coupon_state"),
};

export const couponTable: CsvTable<CouponRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells).transform(({ ticket_number, carrier, flight_number, date, status }) => ({
    ticketNumber: ticket_number,
    flight: `${carrier}${flight_number}|${date}`,
    state: status,
  })),
  identities: (row) => [[row.ticketNumber, row.flight]],
};
