import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { credentialHash } from "./credential-hash";
import { verifyCredentials } from "./verify-credentials";

/** Life of a bearer token (interface-facts, path 1: about 30 days). */
const LIFETIME_DAYS = 30;

/**
 * Mints a bearer token for a program.
 * @throws AppError wrong_credentials, too_many_requests
 */
export async function mintToken(options: { email: string; password: string; address: string; now: Date }): Promise<{ token: string }> {
  const principal = await verifyCredentials(options);
  const token = `pvz_${randomBytes(24).toString("base64url")}`;
  await db().apiToken.create({
    data: {
      id: uuid(),
      tokenHash: credentialHash(token),
      partnerId: principal.partner.id,
      userId: principal.userId,
      expiresAt: new Date(options.now.getTime() + LIFETIME_DAYS * 86_400_000),
    },
  });
  return { token };
}
