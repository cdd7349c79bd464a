import { z } from "zod";
import { seal } from "@/lib/services/ground/personal-data/keyring";

/** What of a booking is given back, as a proposal keeps it. */
const refundAct = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("void") }),
  z.object({ kind: z.literal("refund") }),
  z.object({ kind: z.literal("refund_part"), passengers: z.array(z.uuid()), directions: z.array(z.int()).optional() }),
  /** A refund request: with the amounts that were decided. */
  z.object({ kind: z.literal("settle"), requestId: z.uuid(), fareMinor: z.int(), taxesMinor: z.int(), feeMinor: z.int() }),
  /** A change of the airline's that nobody has answered. */
  z.object({ kind: z.literal("change"), changeId: z.uuid() }),
]);
export type RefundAct = z.infer<typeof refundAct>;

export const refundPayload = z.object({ act: refundAct });

/** The words of a proposal, as it keeps them. @param words why, as the agency reads it */
export async function sealWords(proposalId: string, words: string): Promise<string> {
  return words === "" ? "" : seal("proposal.words", proposalId, words);
}
