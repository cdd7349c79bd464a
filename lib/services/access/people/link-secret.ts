import { randomBytes } from "node:crypto";
import { credentialHash } from "../credentials/credential-hash";

/** What stands in a link that opens an account: 192 random bits, of which the hash alone is kept. */
export function drawLinkSecret(): { token: string; tokenHash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(24).toString("base64url");
  return { token, tokenHash: credentialHash(token) };
}
