import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Currency } from "@/lib/domain/money";
import { expiryOf } from "@/lib/domain/proposals/proposal";
import { voidUntil } from "@/lib/domain/refund/void-window";
import { env } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import type { Act } from "@/lib/services/ground/audit/act";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { readDepositMinor } from "@/lib/services/terms/ledger/post-ledger";
import { aloneLeft } from "@/lib/services/terms/proposals/alone-left";
import { carryOut } from "@/lib/services/terms/proposals/carry-out";
import { PLAIN, type Plan } from "@/lib/services/terms/proposals/plan";
import { type RefundAct, sealWords } from "./refund-payload";

/** What holds a refund to the limit of the house, as parts of the act by which it is done. */
export type RefundHooks = Required<Pick<Act, "mayGiveBack" | "record">>;

interface GivingBack {
  bookingId: string;
  act: RefundAct;
  /** Why, as the agency reads it. */
  words: string;
  by: Doer;
  now: Date;
}

const COLUMNS = {
  ...{ id: true, version: true, partnerId: true, currency: true, paidAt: true, firstDepartureAt: true },
  scheduleChanges: { where: { state: "open" }, select: { deadline: true } },
  partner: { select: { testOf: true } },
} as const satisfies Prisma.BookingSelect;
type GivenBooking = Prisma.BookingGetPayload<{ select: typeof COLUMNS }>;

/**
 * Gives money back for the house. What one person may give back alone is given at once, and its proposal is written in the same transaction; what is above
 * stays an open proposal, of which nothing is done until somebody else approves it. The amount is that which goes back, counted by whatever gives it.
 * Bookings of test mode have no limit.
 * @param run does it, with the parts of its act that hold it to the limit; where the booking has changed before its proposal could be left open, once more
 * @returns whether it was given back; else it waits
 * @throws AppError refund_waits where another refund of the booking waits already; what `run` throws
 */
export async function giveBack(asked: GivingBack, run: (hooks: Partial<RefundHooks>) => Promise<unknown>): Promise<boolean> {
  const booking = await db().booking.findUnique({ where: { id: asked.bookingId }, select: COLUMNS });
  if (!booking) throw new AppError("booking_not_found");
  if (booking.partner.testOf !== null) {
    await run({});
    return true;
  }
  const given: Given = {};
  try {
    await run(hooksOf(asked, booking, given));
    return true;
  } catch (error) {
    if (given.plan === undefined || !(error instanceof AppError && error.kind === "second_person_needed")) throw error;
    return (await leaveOpen(asked, booking, given.plan)) ? false : giveBack(asked, run);
  }
}

/** What goes back, once whatever gives it has counted it. */
interface Given {
  plan?: RefundPlan;
}

function hooksOf(asked: GivingBack, booking: GivenBooking, given: Given): RefundHooks {
  const { by, now } = asked;
  const { partnerId, currency } = booking;
  return {
    mayGiveBack: async (amountMinor) => {
      given.plan = await planOf({ partnerId, currency, amountMinor });
      // Before tickets go back: the statement that writes the refund decides once more.
      const left = await aloneLeft({ kind: "refund", partnerId, currency, actor: by.actor, now });
      if (amountMinor > left) throw new AppError("second_person_needed");
    },
    record: async (tx) => {
      const { plan } = given;
      if (!plan) return;
      await lockPartner(tx, partnerId);
      const proposalId = await write(tx, asked, { booking, plan });
      if (!(await carryOut(tx, plan, { proposalId, by, now, remark: null }))) throw new AppError("second_person_needed");
    },
  };
}

/** @returns whether it was left open: not where the booking has changed since it was read @throws AppError refund_waits */
async function leaveOpen(asked: GivingBack, booking: GivenBooking, plan: RefundPlan): Promise<boolean> {
  const { id, version, partnerId } = booking;
  return db().$transaction(async (tx) => {
    // Whatever is refunded from here on finds the proposal, and closes it.
    const locked = await tx.$queryRaw<unknown[]>`select 1 from booking where id = ${id}::uuid and version = ${version} for share`;
    if (locked.length === 0) return false;
    await lockPartner(tx, partnerId);
    const where = { bookingId: id, state: "open", expiresAt: { gt: asked.now } } as const;
    if ((await tx.proposal.count({ where })) > 0) throw new AppError("refund_waits");
    await write(tx, asked, { booking, plan });
    return true;
  });
}

type RefundPlan = Awaited<ReturnType<typeof planOf>>;

/** What a refund comes to. The refund itself is written by whatever gives it, in the same transaction. */
export async function planOf({ partnerId, currency, amountMinor }: { partnerId: string; currency: Currency; amountMinor: number }) {
  const before = await readDepositMinor({ partnerId, currency });
  return {
    ...PLAIN,
    partnerId,
    stake: { amountMinor, currency },
    changes: [{ field: "balance", currency, before, after: before + amountMinor }],
    carryOut: async () => {},
  } as const satisfies Plan;
}

interface Written {
  booking: GivenBooking;
  plan: RefundPlan;
}

/** @returns the id of the proposal, which is open */
async function write(tx: Prisma.TransactionClient, { act, words, by, now }: GivingBack, { booking, plan }: Written): Promise<string> {
  const id = uuid();
  const { amountMinor, currency } = plan.stake;
  await tx.proposal.create({
    data: {
      ...{ id, kind: "refund", partnerId: plan.partnerId, bookingId: booking.id, payload: { act }, preview: [...plan.changes] },
      ...{ amountMinor: BigInt(amountMinor), currency, reason: "", words: await sealWords(id, words) },
      ...{ proposedBy: by.actor, proposedAt: now, expiresAt: untilOf(act, booking, now) },
    },
  });
  await recordAudit(tx, {
    action: "proposal_made",
    by,
    bookingId: booking.id,
    detail: { proposal: id, kind: "refund", amount_minor: amountMinor, currency },
    now,
  });
  return id;
}

/**
 * A void can be decided while the booking can be voided, everything else until the first departure, and nothing for more than a week. While a change of the airline's
 * waits for an answer, nothing can be decided past its deadline: there the carrier's default answers it. What is over already ends nothing.
 */
function untilOf({ kind }: RefundAct, booking: GivenBooking, now: Date): Date {
  const last = kind === "void" ? voidUntil(booking, env().VOID_WINDOW_MINUTES) : booking.firstDepartureAt;
  const ends = [last, ...booking.scheduleChanges.map(({ deadline }) => deadline), expiryOf(now)];
  return new Date(Math.min(...ends.flatMap((end) => (end !== null && end > now ? [end.getTime()] : []))));
}
