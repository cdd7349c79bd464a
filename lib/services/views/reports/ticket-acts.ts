import { z } from "zod";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { PAYMENT_PURPOSES } from "@/lib/domain/payments";
import { keptDetail, REFUND_KINDS } from "@/lib/domain/refund/refund-detail";
import { extrasLine, type ReportedBooking, refundLines, saleLines, type TicketLine } from "@/lib/domain/reports/ticket-lines";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Place } from "@/lib/services/ground/paging/cursor";
import { groupBy } from "@/lib/util/grouping";
import { isReported, type ReportQuestion } from "./report-question";

/** What the report is read by. */
export type TicketReader = Pick<Prisma.TransactionClient, "$queryRaw" | "bookingPassenger" | "ticket">;

const refundShape = z.object({ kind: z.enum(REFUND_KINDS), paidMinor: z.int(), refundMinor: z.int(), detail: keptDetail });
const rowShape = z.object({
  id: z.string(),
  at: z.date(),
  bookingId: z.string(),
  bookingNumber: z.string(),
  snapshot: z.unknown(),
  agencyCode: z.string(),
  agencyName: z.string(),
  payment: z.object({ purpose: z.enum(PAYMENT_PURPOSES), amountMinor: z.int() }).nullable(),
  refund: refundShape.nullable(),
});
type Row = z.infer<typeof rowShape>;

/** A payment or a refund of a booking, as the ledger has it, with its lines. */
export interface TicketAct extends Pick<Row, "id" | "at" | "bookingNumber" | "agencyCode" | "agencyName"> {
  lines: TicketLine[];
}

interface Wanted {
  /** Where the part before has ended; null at the beginning. */
  after: Place | null;
  limit: number;
}

const DAY_MS = 86_400_000;

/**
 * So many acts of a period, oldest first. Looks at one day, then at the two after it, and so on: where much is sold, a page costs as much as a day has,
 * and where little is, a year is looked through in nine steps.
 */
export async function readTicketActs(on: TicketReader, question: ReportQuestion, { after, limit }: Wanted): Promise<TicketAct[]> {
  const rows: Row[] = [];
  let since = after?.at ?? question.from;
  for (let days = 1; since < question.until && rows.length < limit; days *= 2) {
    const until = new Date(Math.min(question.until.getTime(), since.getTime() + days * DAY_MS));
    rows.push(...(await readRows(on, { ...question, from: since, until }, { after, limit: limit - rows.length })));
    since = until;
  }
  return withLines(on, rows);
}

/** The same of acts that are named, whosever and in whichever currency they are: those of payments and refunds. */
export async function readTicketActsOf(on: TicketReader, ids: readonly string[]): Promise<TicketAct[]> {
  return withLines(on, await selectRows(on, Prisma.sql`t.id = any(${ids}::uuid[])`, ids.length));
}

function readRows(on: TicketReader, { from, until, currency, agency }: ReportQuestion, { after, limit }: Wanted): Promise<Row[]> {
  const isLater = after ? Prisma.sql`(t.created_at, t.id) > (${after.at}, ${after.id}::uuid)` : Prisma.sql`true`;
  const isAsked = Prisma.sql`t.created_at >= ${from} and t.created_at < ${until} and ${isLater} and b.currency = ${currency}::currency and ${isReported(agency)}`;
  return selectRows(on, isAsked, limit);
}

async function selectRows(on: TicketReader, isAsked: Prisma.Sql, limit: number): Promise<Row[]> {
  const found = await on.$queryRaw`
    select t.id::text as id, t.created_at as at, b.id::text as "bookingId", b.booking_number as "bookingNumber", b.snapshot,
           p.code as "agencyCode", p.name as "agencyName",
           case when m.id is not null then jsonb_build_object('purpose', m.purpose, 'amountMinor', m.amount_minor) end as payment,
           case when r.id is not null then jsonb_build_object(
             'kind', r.kind, 'paidMinor', r.paid_minor, 'refundMinor', r.refund_minor, 'detail', r.detail) end as refund
      from ledger_transaction t
      join booking b on b.id = t.booking_id
      join partner p on p.id = b.partner_id
      left join payment m on m.id = t.id and t.kind = 'payment'
      left join refund r on r.id = t.id and t.kind = 'refund'
     where t.kind in ('payment', 'refund') and ${isAsked}
     order by t.created_at, t.id limit ${limit}`;
  return z.array(rowShape).parse(found);
}

async function withLines(on: TicketReader, rows: readonly Row[]): Promise<TicketAct[]> {
  const ofBookings = { bookingId: { in: [...new Set(rows.map(({ bookingId }) => bookingId))] } };
  const people = await on.bookingPassenger.findMany({
    where: ofBookings,
    select: { id: true, bookingId: true },
    orderBy: { position: "asc" },
  });
  const tickets = await on.ticket.findMany({
    where: ofBookings,
    select: { bookingId: true, passengerId: true, ticketGroup: true, ticketNumber: true },
    orderBy: { ticketGroup: "asc" },
  });
  const [peopleOf, ticketsOf] = [groupBy(people, ({ bookingId }) => bookingId), groupBy(tickets, ({ bookingId }) => bookingId)];
  return rows.map(({ bookingId, snapshot, payment, refund, ...act }) => {
    const passengers = (peopleOf.get(bookingId) ?? []).map(({ id }) => id);
    const booking = { snapshot: parseSnapshot(snapshot), passengers, tickets: ticketsOf.get(bookingId) ?? [] };
    return { ...act, lines: linesOf(booking, { payment, refund }) };
  });
}

/** @throws Error where the ledger moved money that no payment and no refund tells of: nothing is reported from guesses */
function linesOf(booking: ReportedBooking, { payment, refund }: Pick<Row, "payment" | "refund">): TicketLine[] {
  if (refund) return refundLines(booking, refund);
  if (!payment) throw new Error("the ledger has moved money of a booking that no payment tells of");
  return payment.purpose === "extras" ? [extrasLine(booking, payment.amountMinor)] : saleLines(booking, payment.amountMinor);
}
