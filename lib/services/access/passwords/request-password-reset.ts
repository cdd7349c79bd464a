import { v7 as uuid } from "uuid";
import { sealText } from "@/lib/crypto/sealed-text";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import { countInWindow } from "@/lib/services/ground/counting/count-in-window";
import { resetRequestJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { addressBlock, CALLER_WIDTH } from "@/lib/util/address-block";
import { guessKey } from "../guessing/guess-key";

/** Requests in an hour: to one address, and from one place. A person who asks for more has a link that works already. */
const MOST = { email: 3, place: 20 } as const;

const HOUR_SECONDS = 3600;

interface ForgottenPassword {
  /** E-mail address in lower case. */
  email: string;
  locale: Locale;
  /** Network address of the caller. */
  address: string;
  requestId: string;
  now: Date;
}

/**
 * Takes down that somebody wants a new password. Whether the address has an account is looked up by the worker: what is done here, and so the answer
 * and its time, is the same for any address.
 * @throws AppError too_many_reset_letters, whether there is an account or not
 */
export async function requestPasswordReset({ email, locale, address, requestId, now }: ForgottenPassword): Promise<void> {
  const keys = {
    place: `reset-from:${guessKey("reset", "place", addressBlock(address, CALLER_WIDTH))}`,
    email: `reset-to:${guessKey("reset", "email", email)}`,
  };
  for (const what of ["place", "email"] as const) {
    const { count, secondsLeft } = await countInWindow({ key: keys[what], windowSeconds: HOUR_SECONDS, now });
    if (count > MOST[what]) throw new AppError("too_many_reset_letters", { retryAfter: secondsLeft });
  }
  const id = uuid();
  await queueJobs([resetRequestJob({ id, sealedEmail: sealText(email, resetContext(id), env().SECRETS_KEY), locale, requestId })]);
}

/** What binds the address in a job to that job. */
export function resetContext(id: string): string {
  return `password_reset_request:${id}`;
}
