import { randomBytes } from "node:crypto";
import { base32 } from "@/lib/crypto/base32";
import type { Prisma } from "@/lib/generated/prisma/client";
import { credentialHash } from "../credentials/credential-hash";

const COUNT = 10;
/** 120 bits, so that a plain hash is enough (OWASP ASVS 5, 6.5.2: 112 bits). */
const BYTES = 15;
const WRITTEN = /^[A-Z2-7]{24}$/;

/**
 * Gives somebody ten new codes, in the place of those they had.
 * @returns the codes as they are shown this once: `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`
 */
export async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => base32(randomBytes(BYTES)));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: credentialHash(code) })) });
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join("-"));
}

/** The hash of a code as somebody types it, in any case, with or without its hyphens; null where it cannot be one. */
export function recoveryHash(typed: string): Uint8Array<ArrayBuffer> | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return WRITTEN.test(code) ? credentialHash(code) : null;
}
