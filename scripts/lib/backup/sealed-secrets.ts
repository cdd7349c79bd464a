import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { z } from "zod";

/** scrypt with 128 MiB of memory: a passphrase is guessed on machines that we do not know. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };
const KEY_BYTES = 32;
export const SHORTEST_PASSPHRASE = 12;

export const sealedSecrets = z.object({ salt: z.string(), nonce: z.string(), tag: z.string(), text: z.string() });
export type SealedSecrets = z.infer<typeof sealedSecrets>;

const secrets = z.record(z.string(), z.string());
export type Secrets = z.infer<typeof secrets>;

/** Seals them with AES-256-GCM under a passphrase. */
export function sealSecrets(open: Secrets, passphrase: string): SealedSecrets {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase.normalize("NFKC"), salt, KEY_BYTES, COST), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(open), "utf8"), cipher.final()]);
  const [saltText, nonceText, tag, sealed] = [salt, nonce, cipher.getAuthTag(), text].map((bytes) => bytes.toString("base64"));
  return sealedSecrets.parse({ salt: saltText, nonce: nonceText, tag, text: sealed });
}

/** @throws Error for another passphrase */
export function openSecrets({ salt, nonce, tag, text }: SealedSecrets, passphrase: string): Secrets {
  const key = scryptSync(passphrase.normalize("NFKC"), Buffer.from(salt, "base64"), KEY_BYTES, COST);
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64")).setAuthTag(Buffer.from(tag, "base64"));
  try {
    const open = Buffer.concat([decipher.update(Buffer.from(text, "base64")), decipher.final()]);
    return secrets.parse(JSON.parse(open.toString()));
  } catch {
    throw new Error("BACKUP_PASSPHRASE does not open the secrets of this backup.");
  }
}
