import { scryptSync } from "node:crypto";

/** A password's hash whose cost is a thousandth of that of today's, for what is not about the time that checking takes. */
export function cheapHash(password: string): string {
  const key = scryptSync(password, "salt", 32, { N: 32, r: 8, p: 3 });
  return ["scrypt", 32, 8, 3, Buffer.from("salt").toString("base64url"), key.toString("base64url")].join("$");
}
