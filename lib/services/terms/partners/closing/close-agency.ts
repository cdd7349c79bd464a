import { v5 as namedUuid } from "uuid";
import { z } from "zod";
import { AppError } from "@/lib/domain/errors";
import { adjustmentPostings } from "@/lib/domain/ledger";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { closedJobs } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { bookChange } from "../../ledger/post-ledger";
import { changeTermsIn } from "../change-terms";
import { setFurtherCredit } from "../set-further-credit";
import { holdDeposits, type OnDeposit, readCredits } from "./read-closing";

/** Transactions that pay a deposit back, named after the decision and the currency (RFC 9562, 5.5): there is one of each at most. */
const PAID_BACK = "5a7a4a2e-6f0a-4b57-8a55-1f6f6c3d9c10";

interface Closing {
  partnerId: string;
  /** What was to be paid back when two people looked at it. */
  left: readonly OnDeposit[];
  /** Under which the house has decided it. */
  proposalId: string;
  by: Doer;
  now: Date;
}

/**
 * Closes an agency for good, in a transaction of the caller's in which it is locked, and who calls `expireEnded` after it: what is left on its deposits is paid back,
 * its credit, sessions and invitations end, its keys are revoked and its webhooks switched off, test mode's too. What it has sold goes on, and is the house's to look after;
 * what it holds and has not paid is released by jobs that are queued with it.
 * Of an agency that is closed, what came on its deposits since is paid back.
 * @throws AppError closing_debt where it owes; closing_changed where its deposits are not what was looked at
 */
export async function closeAgencyIn(tx: Prisma.TransactionClient, { partnerId, left, proposalId, by, now }: Closing): Promise<void> {
  const held = await holdDeposits(tx, partnerId);
  if (held.some(({ amountMinor }) => amountMinor < 0)) throw new AppError("closing_debt");
  if (!areSame(held, left)) throw new AppError("closing_changed");
  if (await markClosed(tx, partnerId, now)) {
    await endCredit(tx, { partnerId, by, now });
    await recordAudit(tx, { action: "partner_closed", by, partnerId, detail: await endAll(tx, partnerId, now), now });
    await queueInside(tx, closedJobs(proposalId, now), by.requestId);
  }
  for (const { currency, amountMinor } of held) {
    const id = namedUuid(`${proposalId} ${currency}`, PAID_BACK);
    const entries = adjustmentPostings(partnerId, null, currency, -amountMinor);
    await bookChange(tx, { id, bookingId: null, kind: "adjustment", memo: "Paid back at the closing of the agency", entries });
    await recordAudit(tx, { action: "deposit_paid_back", by, partnerId, detail: { transaction: id, amount_minor: amountMinor, currency } });
  }
}

function areSame(held: readonly OnDeposit[], left: readonly OnDeposit[]): boolean {
  const told = (of: readonly OnDeposit[]) =>
    of
      .map(({ currency, amountMinor }) => `${currency} ${amountMinor}`)
      .sort()
      .join();
  return told(held) === told(left);
}

/** @returns whether it was open */
async function markClosed(tx: Prisma.TransactionClient, partnerId: string, now: Date): Promise<boolean> {
  const count = await tx.$executeRaw`
    update partner p
       set closed_at = ${now}, suspended_at = coalesce(p.suspended_at, ${now}),
           closed_after_entry = coalesce((select max(e.id) from ledger_entry e join ledger_account a on a.id = e.account_id
                                           where a.partner_id = p.id and a.kind = 'deposit'), 0)
     where p.id = ${partnerId}::uuid and p.closed_at is null`;
  return count > 0;
}

/**
 * Takes the credit away in each currency, and withdraws terms to come and proposals of them: a payment that passed the door of another process just before finds neither money nor credit,
 * so that no debt is left behind.
 */
async function endCredit(tx: Prisma.TransactionClient, { partnerId, by, now }: Pick<Closing, "partnerId" | "by" | "now">): Promise<void> {
  for (const { currency, isOwn } of await readCredits(tx, partnerId)) {
    if (isOwn) await changeTermsIn(tx, { partnerId, wanted: { creditLimitMinor: 0 }, by });
    else await setFurtherCredit(tx, { partnerId, currency, creditLimitMinor: 0, by });
  }
  await tx.proposal.updateMany({
    where: { partnerId, state: "open", kind: { in: ["terms", "credit"] } },
    data: { state: "taken_back", decidedBy: by.actor, decidedAt: now },
  });
  await tx.agreedTerms.updateMany({
    where: { partnerId, appliedAt: null, withdrawnAt: null },
    data: { withdrawnAt: now, withdrawnBy: by.actor, withdrawalReason: "The agency is closed" },
  });
}

/** Ends whatever opens something. @returns how much of it there was */
async function endAll(tx: Prisma.TransactionClient, partnerId: string, now: Date) {
  const modes = { OR: [{ id: partnerId }, { testOf: partnerId }] };
  const people = { user: { partnerId } };
  await tx.userSession.updateMany({ where: { ...people, endedAt: null }, data: { endedAt: now } });
  await tx.apiToken.updateMany({ where: { ...people, revokedAt: null, expiresAt: { gt: now } }, data: { revokedAt: now } });
  await tx.passwordReset.deleteMany({ where: people });
  const invitations = await tx.invitation.deleteMany({ where: { partnerId } });
  const keys = await tx.apiKey.updateMany({ where: { partner: modes, revokedAt: null }, data: { revokedAt: now } });
  const off = { disabledAt: now, disabledReason: "partner" } as const;
  const webhooks = await tx.webhookEndpoint.updateMany({ where: { partner: modes, disabledAt: null }, data: off });
  return { invitations: invitations.count, keys: keys.count, webhooks: webhooks.count };
}

const state = z.array(z.object({ isClosed: z.boolean(), isPosted: z.boolean() }));

/**
 * Opens a closed agency again, in a transaction as above, where nothing was posted on its deposits since. Its people sign in with the passwords that they had; credit is given
 * and keys are made anew, and webhooks switched on.
 * @throws AppError closing_none where it is not closed; closing_final where something was posted
 */
export async function openClosedIn(tx: Prisma.TransactionClient, act: Pick<Closing, "partnerId" | "by" | "now">): Promise<void> {
  const { partnerId, by, now } = act;
  await holdDeposits(tx, partnerId);
  await refuseFinal(tx, partnerId);
  // Who was suspended before stays so: that is another decision.
  await tx.$executeRaw`
    update partner set closed_at = null, closed_after_entry = null, suspended_at = case when suspended_at < closed_at then suspended_at end
     where id = ${partnerId}::uuid`;
  await recordAudit(tx, { action: "partner_opened_again", by, partnerId, now });
}

/** @throws AppError closing_none; closing_final */
export async function refuseFinal(client: Pick<Prisma.TransactionClient, "$queryRaw">, partnerId: string): Promise<void> {
  const [found] = state.parse(
    await client.$queryRaw`
      select p.closed_at is not null as "isClosed",
             exists (select from ledger_entry e join ledger_account a on a.id = e.account_id
                      where a.partner_id = p.id and a.kind = 'deposit' and e.id > coalesce(p.closed_after_entry, 0)) as "isPosted"
        from partner p where p.id = ${partnerId}::uuid`,
  );
  if (!found?.isClosed) throw new AppError("closing_none");
  if (found.isPosted) throw new AppError("closing_final");
}
