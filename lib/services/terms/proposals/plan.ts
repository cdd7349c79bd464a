import type { Currency } from "@/lib/domain/money";
import type { PreviewChange } from "@/lib/domain/proposals/proposal";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";

/** By whose decision, when, and which proposal is carried out. */
export interface CarryingOut {
  proposalId: string;
  by: Doer;
  now: Date;
}

/** What a payload comes to at this moment. */
export interface Plan {
  partnerId: string;
  /** What limits are held against, minor units; null where no money is at stake. */
  stake: { amountMinor: number; currency: Currency } | null;
  changes: PreviewChange[];
  /** Does it, in the transaction in which it is decided. */
  carryOut: (tx: Prisma.TransactionClient, act: CarryingOut) => Promise<void>;
  /** What an error of the database means to whoever decided. */
  explain: (error: unknown) => unknown;
  /** After the transaction. */
  settle: () => void;
}

/** Of plans that need neither. */
export const PLAIN = { explain: (error: unknown) => error, settle: () => {} } as const;
