import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { signInAddress } from "@/lib/domain/mail/mail-address";
import { actorOfPrincipal } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { passSecondFactor } from "../second-factor/pass-second-factor";
import { openSession } from "../sessions/open-session";
import { lockAccount } from "./account-lock";
import { makeDeviceMark } from "./device-mark";
import { type Credentials, verifyCredentials } from "./verify-credentials";

interface SignIn extends Credentials {
  /** Code of the second factor; empty where the page has not asked for it. */
  code: string;
  userAgent: string;
  now: Date;
}

/**
 * Signs a person in to the portal, if password and second factor are still what was asked for when the session opens.
 * @returns whose session it is, and what their browser keeps to be known by
 * @throws AppError wrong_credentials; second_factor_needed where the password is right and a code is needed; wrong_code; too_many_requests;
 *   Unavailable
 */
export async function signIn({
  code,
  userAgent,
  ...credentials
}: SignIn): Promise<{ userId: string; sessionId: string; deviceMark: string }> {
  const { address, requestId = null, now } = credentials;
  const { principal, passwordHash, device } = await verifyCredentials(credentials);
  const { userId, partner } = principal;
  const whose = { subject: signInAddress(credentials.email), passwordHash, now };
  const factorSince = await passSecondFactor({ userId, code, from: { requestId, address }, device, now });
  const by = { actor: actorOfPrincipal(principal), requestId, address };
  const sessionId = await db().$transaction(async (tx) => {
    const present = await lockAccount(tx, userId);
    if (present.passwordHash !== passwordHash) throw new AppError("wrong_credentials");
    if (present.factorSince?.getTime() !== factorSince?.getTime())
      throw new AppError(present.factorSince ? "second_factor_needed" : "wrong_credentials");
    await recordAudit(tx, { action: "signed_in", by, partnerId: partner.id, now });
    return openSession(tx, { userId, address, userAgent, now });
  });
  return { userId, sessionId, deviceMark: makeDeviceMark(whose) };
}
