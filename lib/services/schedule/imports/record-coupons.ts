import { createReadStream } from "node:fs";
import { db, longDb } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { type CouponRow, couponTable } from "@/lib/formats/csv/coupon-table";
import { readNumberedRows } from "@/lib/formats/csv/read-rows";
import { type BadLine, BadLines } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import { batchesOf } from "@/lib/util/batches-of";
import { BadFile, importFiles } from "./parts/import-files";

interface CouponReport {
  file: string;
  rowsRead: number;
}

type Coupon = Required<Prisma.TicketCouponUncheckedCreateInput>;
type Numbered = { row: CouponRow; line: number };

/** How many tickets are looked up at once. */
const BATCH = 500;

/**
 * Records what carriers report of the flights of tickets: flown, or not shown up. Each file wholly or not at all; a later report of a
 * coupon takes the place of an earlier one.
 * @throws ImportRefused where a file was refused
 */
export function recordCoupons({ files, now }: { files: readonly string[]; now: Date }): Promise<CouponReport[]> {
  return importFiles(files, (file) => recordFile(file, now));
}

async function recordFile(file: string, now: Date): Promise<CouponReport> {
  const bad = new BadLines();
  const rows: Numbered[] = [];
  for await (const numbered of readNumberedRows(createReadStream(file), couponTable, bad)) rows.push(numbered);
  const coupons: Coupon[] = [];
  for (const batch of batchesOf(rows, BATCH)) coupons.push(...(await findCoupons(batch, bad, now)));
  if (bad.total > 0) throw new BadFile(bad);
  await write(coupons);
  return { file, rowsRead: rows.length };
}

/** The coupons of these rows; what is wrong with a row goes to `bad`. */
async function findCoupons(rows: readonly Numbered[], bad: BadLines, now: Date): Promise<Coupon[]> {
  const tickets = await db().ticket.findMany({
    where: { ticketNumber: { in: rows.map(({ row }) => row.ticketNumber) } },
    select: { id: true, ticketNumber: true, ticketGroup: true, booking: { select: { snapshot: true } } },
  });
  const byNumber = new Map(tickets.map((ticket) => [ticket.ticketNumber, ticket]));
  return rows.flatMap(({ row, line }) => {
    const found = findCoupon(row, byNumber.get(row.ticketNumber), now);
    if (!("problem" in found)) return [found];
    bad.add({ ...found, line });
    return [];
  });
}

type Ticket = { id: string; ticketGroup: number; booking: { snapshot: unknown } };

function findCoupon(row: CouponRow, ticket: Ticket | undefined, now: Date): Coupon | Omit<BadLine, "line"> {
  if (!ticket) return { field: "ticket_number", problem: "ticket_unknown", value: row.ticketNumber, other: "" };
  const { directions, ticketGroups } = parseSnapshot(ticket.booking.snapshot);
  const value = row.flight.replace("|", " ");
  for (const [direction, segment] of ticketGroups[ticket.ticketGroup]?.segments ?? []) {
    const flight = directions[direction]?.segments[segment];
    if (!flight || row.flight !== `${flight.carrier}${flight.flightNumber}|${flight.departure.local.slice(0, 10)}`) continue;
    if (flight.departure.utc > utcMinutes(now)) return { field: "date", problem: "coupon_early", value, other: "" };
    return { ticketId: ticket.id, direction, segment, status: row.state, reportedAt: now };
  }
  return { field: "flight_number", problem: "coupon_unknown", value, other: row.ticketNumber };
}

/** Writes in one transaction and always in the same order, so that two files at once do not deadlock. */
async function write(coupons: readonly Coupon[]): Promise<void> {
  const keyOf = ({ ticketId, direction, segment }: Coupon) => `${ticketId} ${direction} ${segment}`;
  const ordered = coupons.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const client = longDb();
  await client.$transaction(
    ordered.map((coupon) => {
      const { ticketId, direction, segment, status, reportedAt } = coupon;
      const where = { ticketId_direction_segment: { ticketId, direction, segment } };
      return client.ticketCoupon.upsert({ where, create: coupon, update: { status, reportedAt } });
    }),
  );
}
