import type { BankLineState } from "@/lib/domain/bank/bank-line";
import { Prisma } from "@/lib/generated/prisma/client";

interface Told {
  isAside: boolean;
  partnerId: string | null;
  proposal: { state: string; expiresAt: Date } | null;
}

/** What has become of a line. A top-up that was rejected, taken back or has expired leaves it matched. */
export function lineState({ isAside, partnerId, proposal }: Told, now: Date): BankLineState {
  if (isAside) return "aside";
  if (proposal?.state === "done") return "posted";
  if (proposal?.state === "open" && proposal.expiresAt > now) return "waiting";
  return partnerId === null ? "unmatched" : "matched";
}

/** The same of `bank_line l` with its `proposal p`, where there is one. */
export function lineStateSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    case when l.is_aside then 'aside' when p.state = 'done' then 'posted' when p.state = 'open' and p.expires_at > ${now} then 'waiting'
         when l.partner_id is null then 'unmatched' else 'matched' end`;
}
