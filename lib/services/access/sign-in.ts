import { db } from "@/lib/db";
import { actorOfPrincipal } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { passSecondFactor } from "./second-factor/pass-second-factor";
import { openSession } from "./sessions/open-session";
import { type Credentials, verifyCredentials } from "./verify-credentials";

interface SignIn extends Credentials {
  /** Of the second factor; empty where the page has not asked for it. */
  code: string;
  userAgent: string;
  now: Date;
}

/**
 * Signs a person in to the portal.
 * @throws AppError wrong_credentials; second_factor_needed where the password is right and a code is needed; wrong_code; too_many_requests;
 *   Unavailable
 */
export async function signIn({ code, userAgent, ...credentials }: SignIn): Promise<{ userId: string; sessionId: string }> {
  const { address, requestId = null, now } = credentials;
  const principal = await verifyCredentials(credentials);
  const { userId, partner } = principal;
  await passSecondFactor({ userId, code, from: { requestId, address }, now });
  const by = { actor: actorOfPrincipal(principal), requestId, address };
  await recordAudit(db(), { action: "signed_in", by, partnerId: partner.id, now });
  return { userId, sessionId: await openSession({ userId, address, userAgent, now }) };
}
