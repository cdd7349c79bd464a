import { z } from "zod";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { CURRENCIES, type Currency, toMajor } from "@/lib/domain/money";
import { TWO_PERSON_KINDS } from "@/lib/domain/proposals/proposal";
import { Prisma } from "@/lib/generated/prisma/client";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { aloneLimit, carriedOutAlone } from "./alone-limit";
import type { CarryingOut, Plan } from "./plan";

interface Approval extends CarryingOut {
  remark: string | null;
}

/** Agency, kind and currency of the proposal that a statement calls `p`. */
const ITS = { partnerId: Prisma.sql`p.partner_id`, kind: Prisma.sql`p.kind`, currency: Prisma.sql`p.currency` };

const marks = z.array(z.object({ bookingId: z.string().nullable(), proposer: z.string() }));

/**
 * Marks an open proposal as done, and does it, in one transaction: both or neither, and of two who approve at once one.
 * That whoever proposes cannot approve above the limit stands in the statement itself: what they have carried out alone for this agency within
 * 24 hours and this together may not be above `house_limit`; where no limit is set, nothing is carried out alone, and some kinds never are.
 * @param tx a transaction in which the agency's row is locked (`lockPartner`): two proposals of one person at once count together
 * @returns whether it was carried out; it was not where it is not open any more, or needs somebody else
 */
export async function carryOut(tx: Prisma.TransactionClient, plan: Plan, { remark, ...act }: Approval): Promise<boolean> {
  const { proposalId, by, now } = act;
  // What is at stake may have grown since it was proposed.
  const stake = plan.stake?.amountMinor ?? null;
  const [marked] = marks.parse(
    await tx.$queryRaw`
    update proposal p
       set state = 'done', decided_by = ${by.actor}, decided_at = ${now}, remark = ${remark}, amount_minor = greatest(p.amount_minor, ${stake}::bigint)
     where p.id = ${proposalId}::uuid and p.state = 'open' and p.expires_at > ${now}
       and (p.proposed_by <> ${by.actor}
            or p.kind::text <> all(${[...TWO_PERSON_KINDS]}) and (coalesce(greatest(p.amount_minor, ${stake}::bigint), 0) = 0
            or greatest(p.amount_minor, ${stake}::bigint)
               + ${carriedOutAlone(ITS, { actor: by.actor, now })} <= ${aloneLimit(ITS)}))
    returning p.booking_id::text as "bookingId", p.proposed_by as proposer`,
  );
  if (!marked) return false;
  // The agency reads in its own log what was done, and not what was proposed about it.
  const { bookingId, proposer } = marked;
  const detail = {
    proposal: proposalId,
    proposed_by: proposer,
    ...(plan.stake && { amount_minor: plan.stake.amountMinor, currency: plan.stake.currency }),
  };
  await recordAudit(tx, { action: "proposal_approved", by, bookingId, detail, now });
  await plan.carryOut(tx, act);
  return true;
}

const limits = z.array(z.object({ alone: z.bigint(), currency: z.enum(CURRENCIES) }));

/** Why a proposal was not carried out. @param tx the transaction that tried */
export async function whyNot(tx: Prisma.TransactionClient, { proposalId, now }: { proposalId: string; now: Date }): Promise<AppError> {
  const found = await tx.proposal.findUnique({ where: { id: proposalId }, select: { state: true, expiresAt: true } });
  if (!found) return new AppError("proposal_not_found");
  if (found.state !== "open" || found.expiresAt <= now) return new AppError("proposal_settled");
  const [limit] = limits.parse(
    await tx.$queryRaw`
      select ${aloneLimit(ITS)}::bigint as alone, p.currency::text as currency from proposal p
       where p.id = ${proposalId}::uuid and p.currency is not null`,
  );
  if (!limit) return new AppError("second_person_needed");
  const { alone, currency } = limit;
  return new AppError("second_person_needed", {
    data: { limit: toMajor(Number(alone)), currency },
    text: aboveLimit(Number(alone), currency),
  });
}

function aboveLimit(limitMinor: number, currency: Currency): LocalizedText {
  const limit = `${String(toMajor(limitMinor)).replace(/\B(?=(\d{3})+$)/g, "\u00a0")}\u00a0${currency}`;
  return t(
    `You proposed this yourself, and with what you carried out for this agency within 24 hours it is above the ${limit} that one person may. Somebody else has to approve it.`,
    `Вы сами это предложили, и вместе с проведённым вами для этого агентства за 24 часа это больше ${limit}, которые может один человек. Одобрить должен кто-то другой.`,
    `Buni oʻzingiz taklif qilgansiz va shu agentlik uchun 24 soatda bajarganlaringiz bilan birga bu bir kishi uchun belgilangan ${limit}dan koʻp. Boshqa odam tasdiqlashi kerak.`,
  );
}
