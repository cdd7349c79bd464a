import type { RefundStanding } from "@/lib/contracts/operator/refunds/refund-limit";
import { db } from "@/lib/db";
import { mayInHouse } from "@/lib/domain/house/rights";
import { toMajor } from "@/lib/domain/money";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { aloneLeft } from "@/lib/services/terms/proposals/alone-left";
import { presentProposals, WITH_PARTNER } from "@/lib/services/terms/proposals/present-proposal";

interface Reader {
  /** Who reads it; nobody where it is absent. */
  actor?: string | undefined;
  now: Date;
}

/** How a booking stands to the limit of the house: what its reader may give back of it alone, and what of it waits for a second person. */
export async function readRefundStanding(bookingId: string, { actor = "", now }: Reader): Promise<RefundStanding> {
  const booking = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { partnerId: true, currency: true, partner: { select: { testOf: true } } },
  });
  if (booking.partner.testOf !== null) return { alone: null, waiting: null };
  const { partnerId, currency } = booking;
  const [left, waiting] = await Promise.all([
    aloneLeft({ kind: "refund", partnerId, currency, actor, now }),
    readWaiting(bookingId, { actor, now }),
  ]);
  return { alone: toMajor(left), waiting };
}

async function readWaiting(bookingId: string, reader: { actor: string; now: Date }): Promise<RefundStanding["waiting"]> {
  const where = { bookingId, state: "open", expiresAt: { gt: reader.now } } as const;
  const found = await db().proposal.findFirst({ where, include: WITH_PARTNER, orderBy: { proposedAt: "asc" } });
  const [proposal] = found ? await presentProposals([found], reader) : [];
  return found && proposal ? { proposal, approvers: await approversBut(found.proposedBy) } : null;
}

/** Names of those who may approve what somebody else has proposed. */
async function approversBut(proposer: string): Promise<string[]> {
  const rows = await db().user.findMany({ where: { role: "operator", disabledAt: null }, select: { ...STAFF_COLUMNS, houseRoles: true } });
  const able = rows.filter(({ id, houseRoles }) => `operator:${id}` !== proposer && mayInHouse(houseRoles, "refunds", "approve"));
  const names = await Promise.all(able.map(async (row) => (await openStaffIfKnown(row)).name));
  return names.filter((name) => name !== "").sort((one, other) => one.localeCompare(other));
}
