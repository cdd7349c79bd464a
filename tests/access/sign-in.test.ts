import { randomUUID, scryptSync } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { verifyCredentials } from "@/lib/services/access/verify-credentials";

const PASSWORD = "a long pass phrase";
let email = "";

/** A hash whose cost is a thousandth of that of today's, for what is not about the time that checking takes. */
function cheapHash(password: string): string {
  const key = scryptSync(password, "salt", 32, { N: 32, r: 8, p: 3 });
  return ["scrypt", 32, 8, 3, Buffer.from("salt").toString("base64url"), key.toString("base64url")].join("$");
}

beforeEach(async () => {
  email = `${randomUUID()}@parvoz.test`;
  const partner = await db().partner.create({
    data: { id: randomUUID(), name: "Agency", code: randomUUID().slice(0, 8), currency: "UZS" },
  });
  await db().user.create({
    data: { id: randomUUID(), partnerId: partner.id, email, name: "Agent", passwordHash: await hashPassword(PASSWORD) },
  });
});

function attempt(password: string, address = "192.0.2.1", as = email): Promise<string> {
  return verifyCredentials({ email: as, password, address }).then(
    () => "signed in",
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );
}

test("the right password signs in, in any case of the address, and many times at once", async () => {
  expect(await attempt(PASSWORD, "192.0.2.1", ` ${email.toUpperCase()} `)).toBe("signed in");
  await db().user.update({ where: { email }, data: { passwordHash: cheapHash(PASSWORD) } });
  const together = await Promise.all(Array.from({ length: 11 }, () => attempt(PASSWORD)));
  expect(new Set(together)).toEqual(new Set(["signed in"]));
});

test("what can be no address is refused like a wrong one", async () => {
  for (const wrong of ["a\u0000b@parvoz.test", "", "x".repeat(300)])
    expect(await attempt(PASSWORD, "192.0.2.1", wrong)).toBe("wrong_credentials");
});

test("guesses sent all at once, from everywhere, do not slip past the limit", async () => {
  const wrong = Array.from({ length: 18 }, (_, guess) => attempt(`wrong ${guess}`, `192.0.2.${guess}`));
  const right = attempt(PASSWORD, "198.51.100.1");
  await Promise.all(wrong);
  expect(await right).toBe("too_many_requests");
});
