import type { SentMail } from "@/lib/contracts/portal/mail";
import type { Mail } from "@/lib/generated/prisma/client";
import { openRecipientIfKnown } from "./mail-message";

type Row = Pick<Mail, "id" | "sealedRecipient" | "state" | "via" | "failure" | "attempts" | "createdAt" | "doneAt">;

/** The recipient, time and outcome of a mail as its row has them; readers check them by their contracts. */
export async function presentSentMail(row: Row): Promise<Record<keyof Omit<SentMail, "kind" | "locale" | "by_itself" | "by">, unknown>> {
  return {
    ...{ id: row.id, to: await openRecipientIfKnown(row) },
    ...{ state: row.state, via: row.via, failure: row.failure, attempts: row.attempts },
    ...{ at: row.createdAt.toISOString(), done: row.doneAt?.toISOString() ?? null },
  };
}
