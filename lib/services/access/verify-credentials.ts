import { hashPassword, verifyPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Principal, principalSelect, toPrincipal } from "./principal";
import { countFailure, refuseIfExhausted } from "./rate-limits";

interface Credentials {
  email: string;
  password: string;
  /** Network address of the caller, for the limit on guessing. */
  address: string;
}

/** Longest address that mail can have (RFC 5321); nothing invisible in it, which PostgreSQL would partly refuse. */
const EMAIL = /^\P{C}{1,254}$/u;

let decoy: Promise<string> | undefined;

/** Checks against some hash even where the address is unknown, so that the answer's time tells nothing. */
async function matches(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword("no such account");
  const same = await verifyPassword(password, hash ?? (await decoy));
  return same && hash !== undefined;
}

/**
 * @throws AppError wrong_credentials, whether the address is unknown, the password wrong or the account closed;
 *   too_many_requests after ten wrong passwords for one address within 15 minutes
 */
export async function verifyCredentials({ email, password, address }: Credentials): Promise<Principal> {
  const key = email.trim().toLowerCase();
  if (!EMAIL.test(key)) throw new AppError("wrong_credentials");
  await refuseIfExhausted("sign_in_email", key);
  await refuseIfExhausted("sign_in_address", address);
  const user = await db().user.findUnique({ where: { email: key }, select: { ...principalSelect, passwordHash: true } });
  const right = await matches(password, user?.passwordHash);
  const principal = user && right ? toPrincipal(user) : null;
  if (principal) {
    // Guesses sent all at once have passed the first look together: here those that failed meanwhile are counted.
    await refuseIfExhausted("sign_in_email", key);
    return principal;
  }
  await Promise.all([countFailure("sign_in_email", key), countFailure("sign_in_address", address)]);
  throw new AppError("wrong_credentials");
}
