import type { Role } from "@/lib/contracts/scopes";
import { AGENCY_MAIL_KINDS, LETTER_KINDS } from "@/lib/domain/mail/mail";

/** Which mails of the mailbox somebody of an agency reads: links that open accounts are for its owners alone. */
export function mailboxOf(partnerId: string, role: Role) {
  return { partnerId, via: "mailbox", ...(role === "admin" ? {} : { kind: { in: [...LETTER_KINDS, ...AGENCY_MAIL_KINDS] } }) } as const;
}
