import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import { open, seal } from "@/lib/services/ground/personal-data/keyring";

interface Item {
  kind: QueueKind;
  subject: string;
}

const COLUMN = "queue_item.sealed_reason";

/** Why an item is put off, as its row keeps it. */
export function sealSnooze({ kind, subject, reason }: Item & { reason: string }): Promise<string> {
  return seal(COLUMN, `${kind}:${subject}`, reason);
}

/** The same to be read; empty once the personal data of its booking are erased. */
export function openSnooze({ kind, subject, sealed }: Item & { sealed: string }): Promise<string> {
  return open(COLUMN, `${kind}:${subject}`, sealed);
}
