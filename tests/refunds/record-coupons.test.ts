import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { ImportRefused } from "@/lib/services/schedule/imports/parts/import-files";
import { recordCoupons } from "@/lib/services/schedule/imports/record-coupons";
import { REFUND_FARES } from "@/tests/support/bookings/refund-fares";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { someFile } from "@/tests/support/run/files";
import { makePartner } from "@/tests/support/world/world";

const COLUMNS = "ticket_number,carrier,flight_number,date,status";
/** Between the two flights of the journey: TAS–IST on 2026-12-05 at 18:40 and IST–LHR on 2026-12-06 at 04:45, UTC. */
const BETWEEN = new Date("2026-12-06T00:00:00Z");
const AFTER = new Date("2026-12-07T00:00:00Z");

let tickets: string[];
beforeAll(async () => {
  const { partner } = await makePartner();
  const sample = REFUND_FARES.find(({ name }) => name.startsWith("two fares"));
  if (!sample) throw new Error("the sample is gone");
  const { id } = await insertSold({ partnerId: partner.id, snapshot: sample.snapshot, status: "ticketed", paidAt: BETWEEN });
  const rows = await db().ticket.findMany({ where: { bookingId: id }, orderBy: { passenger: { position: "asc" } } });
  tickets = rows.map(({ ticketNumber }) => ticketNumber ?? "");
});

async function recorded(): Promise<string[]> {
  const rows = await db().ticketCoupon.findMany({ include: { ticket: true }, orderBy: [{ ticketId: "asc" }, { segment: "asc" }] });
  return rows
    .map(({ ticket, direction, segment, status }) => `${tickets.indexOf(ticket.ticketNumber ?? "")} ${direction}.${segment} ${status}`)
    .sort();
}

async function problemsOf(lines: string[], now: Date): Promise<(string | number | null)[][]> {
  const file = someFile("bad.csv", [COLUMNS, ...lines]);
  const error = await recordCoupons({ files: [file], now }).catch((reason: unknown) => reason);
  if (!(error instanceof ImportRefused)) throw error;
  return error.refused.flatMap(({ badLines }) => badLines.map(({ line, field, problem }) => [line, field, problem]));
}

test("reports are recorded by ticket and flight, and a later one takes the place of an earlier one", async () => {
  const [adult, child] = tickets;
  const first = someFile("first.csv", [COLUMNS, `${adult},HY,0271,2026-12-05,no_show`, `${child},HY,271,2026-12-05,flown`]);
  expect(await recordCoupons({ files: [first], now: BETWEEN })).toEqual([{ file: first, rowsRead: 2 }]);
  expect(await recorded()).toEqual(["0 0.0 no_show", "1 0.0 flown"]);
  const second = someFile("second.csv", [COLUMNS, `${adult},HY,271,2026-12-05,flown`, `${adult},TK,1979,2026-12-06,no_show`]);
  await recordCoupons({ files: [second], now: AFTER });
  expect(await recorded()).toEqual(["0 0.0 flown", "0 0.1 no_show", "1 0.0 flown"]);
});

test("a file with a wrong line changes nothing, and every wrong line and field is named", async () => {
  const before = await recorded();
  const [adult, child] = tickets;
  const lines = [
    `${child},HY,271,2026-12-05,no_show`,
    `2509999999999,HY,271,2026-12-05,flown`,
    `${adult},HY,271,2026-12-06,flown`,
    `${adult},TK,1979,2026-12-06,flown`,
    `${adult},HY,271,2026-12-05,missed`,
    `250-1,HYY,27-1,5.12.2026,flown`,
    `${child},HY,271,2026-12-05,flown`,
  ];
  expect(new Set(await problemsOf(lines, BETWEEN))).toEqual(
    new Set([
      [3, "ticket_number", "ticket_unknown"],
      [4, "flight_number", "coupon_unknown"],
      [5, "date", "coupon_early"],
      [6, "status", "coupon_state"],
      [7, "ticket_number", "ticket_number"],
      [7, "carrier", "carrier"],
      [7, "flight_number", "flight_number"],
      [7, "date", "full_date"],
      [8, null, "repeated"],
    ]),
  );
  expect(await recorded()).toEqual(before);
});
