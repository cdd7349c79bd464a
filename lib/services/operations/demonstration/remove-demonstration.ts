import { longDb } from "@/lib/db";
import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { Prisma } from "@/lib/generated/prisma/client";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { removeNetwork } from "./remove-network";

const TIMEOUT_MS = 30 * 60_000;

/** What was removed, or would be. */
export interface Removed {
  /** Codes of the partners, without test modes. */
  partners: string[];
  /** Rows by what they were of. */
  rows: Readonly<Record<string, number>>;
  /** Kinds of imported data that stay, because they were imported after the demonstration's. */
  kept: string[];
  /** Live bookings of other partners on flights of the demonstration, which exist no more: they have to be refunded. */
  stranded: string[];
}

/** Takes the transaction back whose result is wanted all the same. */
class Rehearsed extends Error {
  constructor(readonly removed: Removed) {
    super("rehearsed");
  }
}

const PARTNERS = Prisma.sql`(select id from partner where is_demo)`;
const PEOPLE = Prisma.sql`(select id from app_user where partner_id in ${PARTNERS})`;
const BOOKINGS = Prisma.sql`(select id from booking where partner_id in ${PARTNERS})`;
const KEYS = Prisma.sql`(select id from api_key where partner_id in ${PARTNERS})`;
const ACCOUNTS = Prisma.sql`(select id from ledger_account where partner_id in ${PARTNERS})`;
const POSTINGS = Prisma.sql`(select transaction_id from ledger_entry where account_id in ${ACCOUNTS})`;
const PASSENGERS = Prisma.sql`(select id from booking_passenger where booking_id in ${BOOKINGS})`;

/**
 * In an order in which nothing is referred to any more when it goes. What hangs on one of these rows by a cascade goes with it. The audit log
 * stays: it is append-only, and says what was done here, by ids alone.
 */
const REMOVALS: readonly (readonly [string, Prisma.Sql])[] = [
  ["calls with keys", Prisma.sql`delete from key_call where key_id in ${KEYS}`],
  ["counts of searches", Prisma.sql`delete from search_count where partner_id in ${PARTNERS}`],
  ["API keys", Prisma.sql`delete from api_key where partner_id in ${PARTNERS}`],
  ["tokens", Prisma.sql`delete from api_token where partner_id in ${PARTNERS} or user_id in ${PEOPLE}`],
  ["webhooks", Prisma.sql`delete from webhook_endpoint where partner_id in ${PARTNERS}`],
  ["messages", Prisma.sql`delete from webhook_event where partner_id in ${PARTNERS}`],
  ["counters of messages", Prisma.sql`delete from event_counter where partner_id in ${PARTNERS}`],
  ["events of accounts", Prisma.sql`delete from account_event where partner_id in ${PARTNERS}`],
  ["kept answers", Prisma.sql`delete from idempotency_record where partner_id in ${PARTNERS}`],
  ["shown offers", Prisma.sql`delete from offer_shown where partner_id in ${PARTNERS}`],
  ["mails", Prisma.sql`delete from mail where partner_id in ${PARTNERS}`],
  ["quotes", Prisma.sql`delete from quote where partner_id in ${PARTNERS}`],
  ["receipts", Prisma.sql`delete from receipt_file where passenger_id in ${PASSENGERS}`],
  ["claims", Prisma.sql`delete from passenger_flight where partner_id in ${PARTNERS}`],
  ["entries of work lists", Prisma.sql`delete from booking_facet where partner_id in ${PARTNERS}`],
  ["payments", Prisma.sql`delete from payment where booking_id in ${BOOKINGS}`],
];

/** After the ledger, whose postings are found by the accounts. */
const OWNERS: readonly (readonly [string, Prisma.Sql])[] = [
  ["accounts", Prisma.sql`delete from ledger_account where partner_id in ${PARTNERS}`],
  ["bookings", Prisma.sql`delete from booking where partner_id in ${PARTNERS}`],
  ["saved passengers", Prisma.sql`delete from saved_passenger where partner_id in ${PARTNERS}`],
  ["own prices", Prisma.sql`delete from partner_selling where partner_id in ${PARTNERS}`],
  ["brands", Prisma.sql`delete from partner_brand where partner_id in ${PARTNERS}`],
  ["settings of passenger books", Prisma.sql`delete from partner_book where partner_id in ${PARTNERS}`],
  ["settings of mails", Prisma.sql`delete from partner_mail where partner_id in ${PARTNERS}`],
  ["people", Prisma.sql`delete from app_user where partner_id in ${PARTNERS}`],
  ["test modes", Prisma.sql`delete from partner where is_demo and test_of is not null`],
  ["partners", Prisma.sql`delete from partner where is_demo`],
];

type Counts = Record<string, number>;

async function runAll(tx: Prisma.TransactionClient, removals: typeof REMOVALS, rows: Counts): Promise<void> {
  for (const [what, statement] of removals) rows[what] = await tx.$executeRaw(statement);
}

/** Whole transactions, each of which sums to zero: the ledger does so before as after. */
async function removePostings(tx: Prisma.TransactionClient, rows: Counts): Promise<void> {
  const postings = await tx.$queryRaw<
    { id: string }[]
  >`select distinct transaction_id::text as id from ledger_entry where transaction_id in ${POSTINGS}`;
  const ids = postings.map(({ id }) => id);
  rows["entries of the ledger"] = await tx.$executeRaw`delete from ledger_entry where transaction_id = any(${ids}::uuid[])`;
  rows["transactions of the ledger"] = await tx.$executeRaw`delete from ledger_transaction where id = any(${ids}::uuid[])`;
}

/** Seats of live bookings go back; those that were invented go with the network. */
async function releaseSeats(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`
    select release_seats_v1(seats) from booking where partner_id in ${PARTNERS} and status::text = any(${[...LIVE_STATUSES]}::text[])`;
}

/**
 * Removes the demonstration's partners with all that they did, and its network with its invented sales, in one transaction. The next start loads
 * what its settings ask for.
 * @param dryRun nothing is changed: what is returned would be
 */
export async function removeDemonstration({ now, dryRun }: { now: Date; dryRun: boolean }): Promise<Removed> {
  try {
    const removed = await longDb().$transaction((tx) => remove(tx, { now, dryRun }), { timeout: TIMEOUT_MS });
    expireEnded();
    return removed;
  } catch (error) {
    if (error instanceof Rehearsed) return error.removed;
    throw error;
  }
}

async function remove(tx: Prisma.TransactionClient, { now, dryRun }: { now: Date; dryRun: boolean }): Promise<Removed> {
  const found = await tx.partner.findMany({ where: { isDemo: true, testOf: null }, orderBy: { code: "asc" }, select: { code: true } });
  const partners = found.map(({ code }) => code);
  const rows: Counts = {};
  // Changes of bookings are append-only for everybody else; those of bookings that never were go with them.
  await tx.$executeRaw`alter table booking_event disable trigger booking_event_append_only`;
  await releaseSeats(tx);
  await runAll(tx, REMOVALS, rows);
  await removePostings(tx, rows);
  await runAll(tx, OWNERS, rows);
  await tx.$executeRaw`alter table booking_event enable trigger booking_event_append_only`;
  const { kept, stranded } = await removeNetwork(tx, rows);
  await tx.setupState.deleteMany({ where: { key: { in: ["seed", "demonstration passwords"] } } });
  await recordAudit(tx, { action: "demonstration_removed", by: COMMAND, detail: { partners, bookings: rows.bookings ?? 0 }, now });
  const removed = { partners, rows, kept, stranded };
  if (dryRun) throw new Rehearsed(removed);
  return removed;
}
