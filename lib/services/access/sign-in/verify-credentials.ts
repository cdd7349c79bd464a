import { hashPassword, verifyPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { signInAddress } from "@/lib/domain/mail/mail-address";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { isUnavailable } from "@/lib/util/unavailable";
import { FairTurns } from "@/lib/util/waiting/fair-turns";
import { type Account, findAccount } from "../credentials/find-access";
import type { Principal } from "../credentials/principal";
import { attemptGuess, type Whence } from "../guessing/attempt-guess";
import { type KnownDevice, readDeviceMark } from "./device-mark";

export interface Credentials {
  email: string;
  password: string;
  /** Network address of the caller, for the limit on guessing. */
  address: string;
  /** What their browser has kept of an earlier sign-in: see device-mark.ts. */
  device?: string | null;
  /** Id of the request, for the audit log. */
  requestId?: string | null;
  now?: Date;
}

/** Somebody whose password was right when it was looked at. */
interface Verified {
  principal: Principal;
  /** What it was checked against. Whoever opens something for it looks again (account-lock.ts). */
  passwordHash: string;
  isSuspended: boolean;
  /** The browser, where they have signed in with this password in it before. */
  device: KnownDevice | null;
}

/** Longest address that mail can have (RFC 5321); nothing invisible in it, which PostgreSQL would partly refuse. */
const EMAIL = /^\P{C}{1,254}$/u;

/** Longest wait within a request, seconds; after a longer one the caller should come again. */
const LONGEST_SECONDS = 8;
/** A password takes one of Node's four threads for a tenth of a second and more; new connections to the database need the others. */
const turns = new FairTurns({ atOnce: 2, longestMs: LONGEST_SECONDS * 1000, perPlace: 32 });

let decoy: Promise<string> | undefined;

/** Checks against some hash even where the address is unknown, so that the answer's time tells nothing. */
async function matches(password: string, hash: string | undefined, from: Whence): Promise<boolean> {
  decoy ??= hashPassword("no such account");
  const known = hash ?? (await decoy);
  const same = await turns
    .take(from, () => verifyPassword(password, known))
    .catch((error: unknown) => {
      throw isUnavailable(error) ? new AppError("unavailable", { retryAfter: LONGEST_SECONDS }) : error;
    });
  return same && hash !== undefined;
}

/**
 * @throws AppError partner_suspended, to whoever knows the password alone; wrong_credentials, whether the address is unknown, the password wrong or the account closed; too_many_requests with the
 *   seconds to wait after wrong ones (lib/domain/guessing/guess-rules.ts); unavailable where the password was not looked at within eight seconds,
 *   because too many others are
 */
export async function verifyCredentials({ email, password, address, device, requestId, now = new Date() }: Credentials): Promise<Verified> {
  const subject = signInAddress(email);
  if (!EMAIL.test(subject)) throw new AppError("wrong_credentials");
  let account: Account | null = null;
  let looked: Promise<Account | null> | undefined;
  const look = () => {
    looked ??= findAccount(subject);
    return looked;
  };
  const known = device ? readDeviceMark(device, { subject, passwordHash: (await look())?.passwordHash ?? "", now }) : null;
  const verified = await attemptGuess({
    kind: "sign_in",
    subject,
    address,
    device: known?.id ?? null,
    now,
    check: async (from) => {
      const found = await look();
      account = found;
      const isRight = await matches(password, found?.passwordHash, from);
      const principal = isRight && found ? await found.principal() : null;
      return found && principal && { principal, passwordHash: found.passwordHash, isSuspended: found.isSuspended, device: known };
    },
    onWrong: (waitMs) => recordWrong({ account, address, requestId, now }, waitMs),
  });
  if (!verified) throw new AppError("wrong_credentials");
  if (verified.isSuspended) throw new AppError("partner_suspended");
  return verified;
}

interface Attempt extends Pick<Credentials, "address" | "requestId"> {
  /** Null where there is none of this e-mail address, which is not recorded then: it may be somebody's. */
  account: Account | null;
  now: Date;
}

/** One row for each wrong password: `sign_in_limited` where the next one has to wait. */
async function recordWrong({ account, address, requestId = null, now }: Attempt, waitMs: number): Promise<void> {
  const action = waitMs > 0 ? "sign_in_limited" : "sign_in_failed";
  const detail = { user: account?.userId ?? null, wait_seconds: Math.ceil(waitMs / 1000) };
  await recordAudit(db(), { action, by: { actor: "stranger", requestId, address }, partnerId: account?.partnerId, detail, now });
}
