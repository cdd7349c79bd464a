import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import type { LedgerPosting } from "@/lib/domain/booking/changes/change";
import { adjustmentPostings, depositPostings } from "@/lib/domain/ledger";
import { modeOf } from "@/lib/domain/mode";
import type { Currency } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { retryConflict, sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";
import { lockOpen } from "../partners/closing/refuse-closed";
import { heldTerms } from "../partners/partner-terms";

/** With this error PostgreSQL undoes whatever would take a deposit below minus its credit. */
export const NOT_COVERED = "PV004";

/** Whose the other side's accounts are: null, the house, or for test money the twin itself. */
export function houseIdOf(partnerId: string, partner: { testOf: string | null }): string | null {
  return modeOf(partner) === "live" ? null : partnerId;
}

/** Opens the partner's deposit account where it is missing. */
export async function openAccount({ partnerId, currency }: { partnerId: string; currency: Currency }): Promise<void> {
  await retryConflict(() => db().$queryRaw`select open_ledger_account_v1(${partnerId}::uuid, 'deposit', ${currency})::text`);
}

interface Deposit {
  partnerId: string;
  /** The partner's own where it is missing. */
  currency?: Currency | undefined;
  /** A positive integer of minor units. */
  amountMinor: number;
  memo: string;
  /** Of the transaction: with it the money is given once, however often it is asked for. */
  id?: string;
  /** For the audit log. */
  by?: Doer;
}

/** A change of a deposit that was booked. */
export interface Booked {
  /** Of the ledger's transaction. */
  transaction: string;
  currency: Currency;
  amountMinor: number;
  /** What was on the deposit, and is now, minor units. */
  beforeMinor: number;
  afterMinor: number;
}

/**
 * Money that a partner has paid in, in one of its currencies.
 * @returns null where money was given under this id before
 * @throws RangeError for any other amount; AppError currency_not_held; agency_closed where it is closed for good
 */
export async function depositMoney(options: Deposit): Promise<Booked | null> {
  const bookDeposit = await depositOf(options);
  try {
    return await retryConflict(() =>
      db().$transaction(async (tx) => {
        await lockOpen(tx, options.partnerId);
        return bookDeposit(tx);
      }),
    );
  } catch (error) {
    const given = options.id !== undefined && sqlState(error) === UNIQUE_VIOLATION;
    if (!given) throw error;
    return null;
  }
}

/** Books a deposit in a transaction. @param named what is known of it only there: its id, and by whom */
export type BookDeposit = (tx: Prisma.TransactionClient, named?: Pick<Deposit, "id" | "by">) => Promise<Booked>;

/**
 * The same, to be booked in a transaction of the caller's.
 * @throws RangeError, AppError currency_not_held as depositMoney; whether the agency is closed is for the caller to say
 */
export async function depositOf(options: Deposit): Promise<BookDeposit> {
  const { partnerId, amountMinor, memo } = options;
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { testOf: true } });
  const { currency } = await heldTerms(partnerId, options.currency);
  const entries = depositPostings(partnerId, houseIdOf(partnerId, partner), currency, amountMinor);
  return async (tx, { id = options.id ?? uuid(), by = options.by ?? SYSTEM } = {}) => {
    const detail = { transaction: id, amount_minor: amountMinor, currency };
    await recordAudit(tx, { action: "deposit_paid_in", by, partnerId, detail });
    return bookChange(tx, { id, bookingId: null, kind: "deposit", memo, entries });
  };
}

/** What is on a deposit, minor units; 0 where nothing ever was. */
export async function readDepositMinor({ partnerId, currency }: { partnerId: string; currency: Currency }): Promise<number> {
  const account = await db().ledgerAccount.findFirst({ where: { partnerId, kind: "deposit", currency }, select: { balanceMinor: true } });
  return Number(account?.balanceMinor ?? 0);
}

async function post(tx: Prisma.TransactionClient, posting: LedgerPosting): Promise<void> {
  await tx.$queryRaw`select post_ledger_v1(${JSON.stringify(posting)}::jsonb)::text`;
}

/** Books what changes one deposit, and says what was on it and is now. */
export async function bookChange(tx: Prisma.TransactionClient, posting: LedgerPosting): Promise<Booked> {
  await post(tx, posting);
  const entry = posting.entries.find(({ kind }) => kind === "deposit");
  if (!entry) throw new RangeError("no deposit is changed");
  const { partnerId, kind, currency, amountMinor } = entry;
  const account = await tx.ledgerAccount.findFirstOrThrow({ where: { partnerId, kind, currency }, select: { balanceMinor: true } });
  const afterMinor = Number(account.balanceMinor);
  return { transaction: posting.id, currency, amountMinor, beforeMinor: afterMinor - amountMinor, afterMinor };
}

interface Adjustment {
  partnerId: string;
  /** Minor units of the partner's own currency; negative takes money off. */
  amountMinor: number;
  memo: string;
}

/** Changes the deposit by hand. @param also what is written in the same transaction */
export async function postAdjustment(
  { partnerId, amountMinor, memo }: Adjustment,
  also: (tx: Prisma.TransactionClient) => Promise<void> = async () => {},
): Promise<void> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { currency: true, testOf: true } });
  const entries = adjustmentPostings(partnerId, houseIdOf(partnerId, partner), partner.currency, amountMinor);
  const posting: LedgerPosting = { id: uuid(), bookingId: null, kind: "adjustment", memo, entries };
  await retryConflict(() =>
    db().$transaction(async (tx) => {
      await post(tx, posting);
      await also(tx);
    }),
  );
}
