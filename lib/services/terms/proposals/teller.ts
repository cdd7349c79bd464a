import type { DecisionKind, PreviewChange } from "@/lib/domain/proposals/proposal";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Payload } from "./payload";
import type { Plan } from "./plan";

/** What is done to an agency, for whoever tells it. */
export interface Told {
  kind: DecisionKind;
  partnerId: string;
  changes: readonly PreviewChange[];
  /** Of a top-up: the paper that it was paid by. */
  document: string | null;
  /** Of terms: the day from which they count, or would have, `YYYY-MM-DD`; null where that is at once. */
  from: string | null;
}

/**
 * Tells an agency what is done to it. Whom to tell is read before anything is done; what it gives leaves the letters in the transaction in which it is done, so that
 * none tells of what was not.
 */
export type Teller = (told: Told) => Promise<(tx: Prisma.TransactionClient) => Promise<void>>;

export function toldOf(payload: Payload, { partnerId, changes }: Plan): Told {
  const document = payload.kind === "deposit" ? payload.documentNumber : null;
  return { kind: payload.kind, partnerId, changes, document, from: payload.kind === "terms" ? payload.from : null };
}
