import { validate } from "uuid";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Proposal as Row } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import { planOf, type RefundHooks } from "@/lib/services/aftersale/refund-limit/give-back";
import { type RefundAct, refundPayload } from "@/lib/services/aftersale/refund-limit/refund-payload";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { holdPersonalData } from "@/lib/services/ground/personal-data/hold-personal-data";
import { aloneLeft } from "@/lib/services/terms/proposals/alone-left";
import { carryOut, whyNot } from "@/lib/services/terms/proposals/carry-out";
import { reasonOf } from "@/lib/services/terms/proposals/present-proposal";
import { readProposal } from "@/lib/services/terms/proposals/read-proposal";
import { doForAgency } from "./do-for-agency";

interface Approving {
  proposalId: string;
  remark: string | null;
  by: Doer;
  now: Date;
}

type RefundRow = Row & { bookingId: string; amountMinor: bigint; currency: NonNullable<Row["currency"]> };

/**
 * Approves a refund that somebody else has proposed, and gives it in the transaction that marks the proposal as done.
 * @returns the proposal as it is then
 * @throws AppError proposal_not_found; proposal_settled; second_person_needed to whoever proposed it, above the limit; refund_not_as_proposed where
 *   another amount would go back by now; what gives the refund
 */
export async function approveRefund(approving: Approving): Promise<Proposal> {
  const { proposalId, by, now } = approving;
  const found = await findRefund(proposalId);
  if (found.state !== "open" || found.expiresAt <= now) throw new AppError("proposal_settled");
  const { act } = refundPayload.parse(found.payload);
  const words = await reasonOf(found);
  await give({ bookingId: found.bookingId, act, words, by, now }, await hooksOf(found, approving));
  const proposal = await readProposal({ proposalId, actor: by.actor, now });
  // Somebody else has given it back: there was nothing left to give.
  if (proposal.state !== "done") throw new AppError("refund_unavailable");
  return proposal;
}

/** @throws AppError proposal_not_found */
async function findRefund(proposalId: string): Promise<RefundRow> {
  const found = validate(proposalId) ? await db().proposal.findUnique({ where: { id: proposalId, kind: "refund" } }) : null;
  if (!found?.bookingId || found.amountMinor === null || found.currency === null) throw new AppError("proposal_not_found");
  return { ...found, bookingId: found.bookingId, amountMinor: found.amountMinor, currency: found.currency };
}

async function hooksOf(found: RefundRow, { proposalId, remark, by, now }: Approving): Promise<RefundHooks> {
  const { partnerId, bookingId, currency, proposedBy } = found;
  const amountMinor = Number(found.amountMinor);
  const plan = await planOf({ partnerId, currency, amountMinor });
  return {
    // Before tickets go back: the statement that marks the proposal as done decides once more.
    mayGiveBack: async (given) => {
      if (given !== amountMinor) throw new AppError("refund_not_as_proposed");
      const isAlone = proposedBy === by.actor;
      if (isAlone && given > (await aloneLeft({ kind: "refund", partnerId, currency, actor: by.actor, now })))
        throw new AppError("second_person_needed");
    },
    record: async (tx) => {
      const mayBeNamed = await holdPersonalData(tx, bookingId);
      await lockPartner(tx, partnerId);
      if (!(await carryOut(tx, plan, { proposalId, by, now, remark: mayBeNamed ? remark : null })))
        throw await whyNot(tx, { proposalId, now });
    },
  };
}

interface Giving {
  bookingId: string;
  act: RefundAct;
  words: string;
  by: Doer;
  now: Date;
}

async function give({ bookingId, act, words, by, now }: Giving, hooks: RefundHooks): Promise<void> {
  const done = { actor: by.actor, requestId: by.requestId, now, ...hooks };
  if (act.kind === "settle") {
    const { requestId: refundRequestId, fareMinor, taxesMinor, feeMinor } = act;
    return settleRefundRequest({ ...done, refundRequestId, fareMinor, taxesMinor, feeMinor, note: words });
  }
  if (act.kind === "change") {
    const { partnerId } = await db().booking.findUniqueOrThrow({ where: { id: bookingId }, select: { partnerId: true } });
    return refundChange({ ...done, partnerId, bookingId, changeId: act.changeId });
  }
  await doForAgency({ bookingId, asked: { ...act, reason: words }, by, now }, hooks);
}
