import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { openText } from "@/lib/crypto/sealed-text";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { env, sendsMails } from "@/lib/env";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { resetContext } from "@/lib/services/access/passwords/request-password-reset";
import { resetUrl } from "@/lib/services/access/people/account-urls";
import { drawLinkSecret } from "@/lib/services/access/people/link-secret";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { hasAddress, openStaff, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { composeAccountLetter } from "./compose-account-letter";
import { insertAccountMail } from "./insert-account-mail";

const LIFETIME_MINUTES = 60;

interface ResetRequest {
  id: string;
  sealedEmail: string;
  locale: Locale;
  requestId?: string | undefined;
  now: Date;
}

/** Whether people can have a link mailed to them: elsewhere whoever runs the service makes it, as the mailbox would show it to other people. */
export function mailsResetLinks(): boolean {
  return sendsMails() || env().DEMO === "1";
}

/**
 * Writes a letter with a link for a new password, once and within the hour, to somebody of an agency who may sign in; nothing where nobody has the address.
 * Links made before go on working until one is used: else a stranger could take somebody's link away by asking for another.
 */
export async function mailResetLink({ id, sealedEmail, locale, requestId, now }: ResetRequest): Promise<void> {
  if (!mailsResetLinks()) return;
  const email = openText(sealedEmail, resetContext(id), env().SECRETS_KEY);
  // Operators could become each other by their mailboxes: for them there is the command.
  const where = { AND: [await hasAddress(email), { disabledAt: null, role: { in: [...TEAM_ROLES] }, partner: openPartners() }] };
  const user = await db().user.findFirst({ where, select: { ...STAFF_COLUMNS, partnerId: true } });
  if (!user) return;
  const { token, tokenHash } = drawLinkSecret();
  const { email: recipient } = await openStaff(user);
  const letter = composeAccountLetter({
    kind: "password_reset",
    email: recipient,
    minutes: LIFETIME_MINUTES,
    url: resetUrl(token),
    locale,
  });
  const actor = "stranger";
  await db().$transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + LIFETIME_MINUTES * 60_000);
    await tx.passwordReset.create({ data: { tokenHash, userId: user.id, createdAt: now, expiresAt } });
    await insertAccountMail(tx, { partnerId: user.partnerId, kind: "password_reset", locale, recipient, letter, actor, now });
    await recordAccount(tx, { action: "password_reset_offered", by: { actor, requestId: requestId ?? null }, userId: user.id, now });
  });
  relayJobsSoon();
}
