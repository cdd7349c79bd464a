import { AppError } from "@/lib/domain/errors";
import { guessKey } from "@/lib/services/access/guessing/guess-key";
import { countInWindow } from "@/lib/services/ground/counting/count-in-window";
import type { MailSubject } from "./insert-mail";

/** Limits of mails a day, midnight to midnight UTC. */
const MOST = { partner: 500, about: 20, recipient: 20 } as const;

const DAY_SECONDS = 86_400;

interface Counted {
  partnerId: string;
  about: MailSubject | { watchId: string };
  recipient: string;
  now: Date;
}

/**
 * Counts a mail before it is queued: nobody makes the service flood somebody's mailbox, nor the world.
 * @throws AppError too_many_mails, with the seconds until tomorrow
 */
export async function countMail({ partnerId, about, recipient, now }: Counted): Promise<void> {
  const keys = {
    partner: `mail:partner:${partnerId}`,
    about: keyOf(about),
    recipient: `mail:to:${guessKey("mail", recipient.toLowerCase())}`,
  };
  for (const what of ["recipient", "about", "partner"] as const) {
    const { count, secondsLeft } = await countInWindow({ key: keys[what], windowSeconds: DAY_SECONDS, now });
    if (count > MOST[what]) throw new AppError("too_many_mails", { retryAfter: secondsLeft });
  }
}

/** Counts a mail that may as well be left out. @returns whether it may be queued */
export async function mayMail(counted: Counted): Promise<boolean> {
  try {
    await countMail(counted);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "too_many_mails") return false;
    throw error;
  }
}

function keyOf(about: Counted["about"]): string {
  if ("watchId" in about) return `mail:watch:${about.watchId}`;
  return about.bookingId ? `mail:booking:${about.bookingId}` : `mail:quote:${about.quoteId}`;
}
