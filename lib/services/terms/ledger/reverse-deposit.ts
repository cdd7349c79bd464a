import { v5 as namedUuid, validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { adjustmentPostings } from "@/lib/domain/ledger";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { retryConflict, sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";
import { type Booked, bookChange, houseIdOf, NOT_COVERED } from "./post-ledger";

/** Transactions that take deposits back, named after what they reverse (RFC 9562, 5.5): there is one of each at most. */
const REVERSALS = "0c0a6f0e-5b8e-4f5c-9a53-3c1f6f2c4d11";

const NO_DEPOSIT: LocalizedText = t(
  "No deposit was booked under this id. `deposit` prints it, and the statement has it.",
  "Под этим номером нет пополнения. Его печатает команда deposit, он есть и в выписке.",
  "Bu raqam ostida depozit toʻldirilmagan. Uni deposit buyrugʻi chop etadi, u koʻchirmada ham bor.",
);
const REVERSED: LocalizedText = t(
  "This deposit was reversed before. Nothing was booked.",
  "Это пополнение уже сторнировано. Ничего не проведено.",
  "Bu toʻldirish avval qaytarilgan. Hech narsa oʻtkazilmadi.",
);
const SPENT: LocalizedText = t(
  "The money is spent: without this deposit the balance would fall below the credit limit. Nothing was booked.",
  "Деньги уже потрачены: без этого пополнения остаток опустится ниже кредитного лимита. Ничего не проведено.",
  "Pul sarflangan: bu toʻldirishsiz qoldiq kredit chegarasidan pastga tushadi. Hech narsa oʻtkazilmadi.",
);

/** A deposit that may be taken back, and what does it. */
export interface Reversal {
  partnerId: string;
  currency: Currency;
  /** What is taken off the deposit, minor units, below zero. */
  amountMinor: number;
  /** Books it in a transaction of the caller's; what fails is told by `explainReversal`. */
  book: (tx: Prisma.TransactionClient, by: Doer) => Promise<Booked>;
}

const refuse = (text: LocalizedText) => new AppError("validation", { fields: { transaction: [text] } });

/**
 * The opposite transaction of a deposit that was booked wrongly, which names it.
 * @param transaction the id of the deposit's
 * @throws AppError validation (`transaction`) where it is no deposit, or was reversed before
 */
export async function reversalOf(transaction: string): Promise<Reversal> {
  if (!validate(transaction)) throw refuse(NO_DEPOSIT);
  const made = await db().ledgerTransaction.findUnique({
    where: { id: transaction, kind: "deposit" },
    include: { entries: { include: { account: { include: { partner: { select: { testOf: true } } } } } } },
  });
  const entry = made?.entries.find(({ account }) => account.kind === "deposit");
  const partnerId = entry?.account.partnerId;
  if (!made || !entry?.account.partner || !partnerId) throw refuse(NO_DEPOSIT);
  const { currency, partner } = entry.account;
  const amountMinor = -Number(entry.amountMinor);
  const id = namedUuid(transaction, REVERSALS);
  if (await db().ledgerTransaction.findUnique({ where: { id }, select: { id: true } })) throw refuse(REVERSED);
  const entries = adjustmentPostings(partnerId, houseIdOf(partnerId, partner), currency, amountMinor);
  const memo = `Reversal of deposit ${transaction} (${made.memo})`;
  const book = async (tx: Prisma.TransactionClient, by: Doer) => {
    const detail = { transaction: id, reverses: transaction, amount_minor: amountMinor, currency };
    await recordAudit(tx, { action: "deposit_reversed", by, partnerId, detail });
    return bookChange(tx, { id, bookingId: null, kind: "adjustment", memo, entries });
  };
  return { partnerId, currency, amountMinor, book };
}

/** Ids of the transactions that take back these deposits, where there are such. */
export function reversalIdOf(transaction: string): string {
  return namedUuid(transaction, REVERSALS);
}

/** What the database's refusal of a reversal means to whoever asked for it; other errors stay as they are. */
export function explainReversal(error: unknown): unknown {
  if (sqlState(error) === UNIQUE_VIOLATION) return refuse(REVERSED);
  if (sqlState(error) === NOT_COVERED) return refuse(SPENT);
  return error;
}

/**
 * Takes back a deposit that was booked wrongly, by an opposite transaction of its own that names it. Both stay on the statement.
 * @param options.transaction the id of the deposit's
 * @throws AppError validation (`transaction`) where it is no deposit, was reversed before, or its money is spent beyond the credit
 */
export async function reverseDeposit({ transaction, by = SYSTEM }: { transaction: string; by?: Doer }): Promise<Booked> {
  const { book } = await reversalOf(transaction);
  try {
    return await retryConflict(() => db().$transaction((tx) => book(tx, by)));
  } catch (error) {
    throw explainReversal(error);
  }
}
