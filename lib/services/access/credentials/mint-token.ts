import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { actorOfPrincipal } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { readSecondFactor } from "../second-factor/read-second-factor";
import { lockAccount } from "../sign-in/account-lock";
import { type Credentials, verifyCredentials } from "../sign-in/verify-credentials";
import { credentialHash } from "./credential-hash";

/** Life of a bearer token (interface-facts, path 1: about 30 days). */
const LIFETIME_DAYS = 30;

/**
 * Mints a bearer token for a program.
 * @throws AppError wrong_credentials, too_many_requests; token_needs_key for a person who signs in with a second factor, or must
 */
export async function mintToken(options: Credentials & { now: Date }): Promise<{ token: string }> {
  const { address, requestId = null, now } = options;
  const { principal, passwordHash } = await verifyCredentials(options);
  const { userId, partner } = principal;
  await refuseTwoFactors(userId);
  const token = `pvz_${randomBytes(24).toString("base64url")}`;
  const expiresAt = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
  await db().$transaction(async (tx) => {
    const present = await lockAccount(tx, userId);
    if (present.passwordHash !== passwordHash) throw new AppError("wrong_credentials");
    if (present.factorSince) throw new AppError("token_needs_key");
    await tx.apiToken.create({ data: { id: uuid(), tokenHash: credentialHash(token), partnerId: partner.id, userId, expiresAt } });
    const by = { actor: actorOfPrincipal(principal), requestId, address };
    await recordAudit(tx, { action: "token_minted", by, partnerId: partner.id, now });
  });
  return { token };
}

/** A program has no second factor: a token for the password alone would be a way around it. */
async function refuseTwoFactors(userId: string): Promise<void> {
  const { since, is_obligatory } = await readSecondFactor({ userId });
  if (since !== null || is_obligatory) throw new AppError("token_needs_key");
}
