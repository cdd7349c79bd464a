import type { ProposedBankLines } from "@/lib/contracts/operator/money/bank";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { proposeLines } from "@/lib/services/terms/bank/propose-lines";
import { propose } from "@/lib/services/terms/proposals/propose";
import { tellAgency } from "./tell-agency";

/** Proposes as `propose` does; an agency to which it is done at once is written to, in the same transaction. @throws what propose throws */
export async function proposeForHouse(act: Parameters<typeof propose>[0]): Promise<Proposal> {
  const proposal = await propose({ ...act, tell: tellAgency(act) });
  relayJobsSoon();
  return proposal;
}

/** Makes top-ups of bank lines as `proposeLines` does, and writes to their agencies. */
export async function proposeLinesForHouse(act: Parameters<typeof proposeLines>[0]): Promise<ProposedBankLines> {
  const answer = await proposeLines({ ...act, tell: tellAgency(act) });
  relayJobsSoon();
  return answer;
}
