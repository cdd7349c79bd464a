import { validate } from "uuid";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { insertAccountMail } from "@/lib/services/channels/mail/account/insert-account-mail";
import { agencyAddresses } from "@/lib/services/channels/mail/agency/agency-addresses";
import { composeClosingLetter } from "@/lib/services/channels/mail/agency/compose-closing-letter";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { approveProposal } from "@/lib/services/terms/proposals/approve-proposal";
import { payload } from "@/lib/services/terms/proposals/payload";
import { approveRefund } from "../for-agencies/approve-refund";
import { tellAgency } from "./tell-agency";

interface Approving {
  proposalId: string;
  remark: string | null;
  by: Doer;
  now: Date;
}

/**
 * Approves what somebody else has proposed, as `approveProposal` and `approveRefund` do. The agency is written to in the same transaction.
 * @throws what approveProposal and approveRefund throw
 */
export async function approveForHouse(act: Approving): Promise<Proposal> {
  if (await isRefund(act.proposalId)) return approveRefund(act);
  const write = await lettersOf(act);
  const proposal = await approveProposal({ ...act, tell: tellAgency(act), ...(write && { also: write }) });
  relayJobsSoon();
  return proposal;
}

async function isRefund(proposalId: string): Promise<boolean> {
  return validate(proposalId) && (await db().proposal.count({ where: { id: proposalId, kind: "refund" } })) > 0;
}

/** Reads whom to tell, before anybody's access ends. @returns null where nobody is written to */
async function lettersOf({ proposalId, by, now }: Approving): Promise<((tx: Prisma.TransactionClient) => Promise<void>) | null> {
  if (!validate(proposalId)) return null;
  const where = { id: proposalId, kind: "close", partner: { closedAt: null } } as const;
  const found = await db().proposal.findFirst({ where, select: { payload: true, partnerId: true, partner: { select: { name: true } } } });
  const { data: closing } = payload.safeParse({ kind: "close", ...objectOf(found?.payload) });
  if (!found || closing?.kind !== "close") return null;
  const { partnerId, partner } = found;
  const addresses = await agencyAddresses(partnerId);
  return async (tx) => {
    for (const { email: recipient, locale } of addresses) {
      const letter = composeClosingLetter({ agency: partner.name, paidBack: closing.left, locale });
      await insertAccountMail(tx, { partnerId, kind: "house_act", locale, recipient, letter, actor: by.actor, now });
    }
  };
}

function objectOf(kept: unknown): object {
  return typeof kept === "object" && kept !== null ? kept : {};
}
