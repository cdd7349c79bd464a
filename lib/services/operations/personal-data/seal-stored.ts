import { markOf } from "@/lib/crypto/sealed-value";
import { currentKey } from "@/lib/services/ground/personal-data/keyring";
import { sealBookingNotes } from "./stored/booking-notes";
import { sealCallbackAddresses } from "./stored/callback-addresses";
import { sealInvitations } from "./stored/invitations";
import { sealMails } from "./stored/mails";
import { sealMessages } from "./stored/messages";
import { sealNotes } from "./stored/notes";
import { sealPayers } from "./stored/payers";
import { sealPeople } from "./stored/people";
import { sealQuotes } from "./stored/quotes";
import { sealReceipts } from "./stored/receipts";
import { sealRefundFiles } from "./stored/refund-files";
import { sealRefundMessages } from "./stored/refund-messages";
import { sealResponses } from "./stored/responses";
import { sealSavedPassengers } from "./stored/saved-passengers";
import { sealStaff } from "./stored/staff";

/** Everything that keeps personal data, by what it is. */
const STORED = {
  passengers: sealPeople,
  payers: sealPayers,
  messages: sealMessages,
  answers: sealResponses,
  receipts: sealReceipts,
  notes: sealNotes,
  refund_messages: sealRefundMessages,
  refund_files: sealRefundFiles,
  booking_notes: sealBookingNotes,
  saved_passengers: sealSavedPassengers,
  quotes: sealQuotes,
  staff: sealStaff,
  invitations: sealInvitations,
  callbacks: sealCallbackAddresses,
  mails: sealMails,
} as const;

/**
 * Seals with the key in use whatever is sealed with another one: in small batches, beside everything else, and safe to be broken off and started
 * again. @returns how many rows
 */
export async function sealStored(report: (kind: string, rows: number) => void = () => undefined): Promise<number> {
  const key = await currentKey();
  let all = 0;
  for (const [kind, seal] of Object.entries(STORED)) {
    const rows = await seal(markOf(key.id));
    report(kind, rows);
    all += rows;
  }
  return all;
}
