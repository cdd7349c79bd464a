import type { ProposalListQuery, ProposalPage } from "@/lib/contracts/operator/proposals";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import type { ShownState } from "@/lib/domain/proposals/proposal";
import type { Prisma } from "@/lib/generated/prisma/client";
import { presentProposals, WITH_PARTNER } from "./present-proposal";

interface ListProposals extends ProposalListQuery {
  /** Who reads them. */
  actor: string;
  now: Date;
}

/** Proposals of all agencies or of one, newest first; those that wait for a decision by when they end, the nearest first. */
export async function listProposals({ state, partner, kind, page, actor, now }: ListProposals): Promise<ProposalPage> {
  const where = {
    ...inState(state, now),
    ...(partner !== undefined && { partner: { code: partner } }),
    ...(kind !== undefined && { kind }),
  };
  const [total, rows] = await Promise.all([
    db().proposal.count({ where }),
    db().proposal.findMany({
      where,
      include: WITH_PARTNER,
      orderBy: state === "open" ? [{ expiresAt: "asc" }, { id: "asc" }] : [{ proposedAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
  ]);
  return { items: await presentProposals(rows, { actor, now }), ...placeOf(page, total) };
}

function inState(state: ShownState | undefined, now: Date): Prisma.ProposalWhereInput {
  if (state === undefined) return {};
  if (state === "expired") return { state: "open", expiresAt: { lte: now } };
  return state === "open" ? { state, expiresAt: { gt: now } } : { state };
}
