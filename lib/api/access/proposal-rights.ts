import { mayInHouse } from "@/lib/domain/house/rights";
import { areaOf, type ProposalKind } from "@/lib/domain/proposals/proposal";
import type { Principal } from "@/lib/services/access/credentials/principal";
import { requireRight } from "./guards";

/** @throws AppError right_missing where the person may not propose such a thing (`change`) or decide it (`approve`) */
export function requireProposalRight(principal: Principal, kind: ProposalKind, act: "change" | "approve"): void {
  requireRight(principal, { area: areaOf(kind), act });
}

/** Whether they may also decide such things. */
export function mayApprove({ houseRoles }: Principal, kind: ProposalKind): boolean {
  return mayInHouse(houseRoles, areaOf(kind), "approve");
}
