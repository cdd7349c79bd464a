import { AppError } from "@/lib/domain/errors";
import { requestCounts } from "../../access/request-counts";
import { guessKey } from "../../guessing/guess-key";
import type { MailSubject } from "./insert-mail";

/** So many mails a day, midnight to midnight UTC. */
const MOST = { partner: 500, about: 20, recipient: 20 } as const;

const DAY_SECONDS = 86_400;

interface Counted {
  partnerId: string;
  about: MailSubject;
  recipient: string;
  now: Date;
}

/**
 * Counts a mail before it is queued: nobody makes the service flood somebody's mailbox, nor the world.
 * @throws AppError too_many_mails, with the seconds until tomorrow
 */
export async function countMail({ partnerId, about, recipient, now }: Counted): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  // Counts are deleted once their second is past: this one is the day's last.
  const window = (Math.floor(seconds / DAY_SECONDS) + 1) * DAY_SECONDS;
  const keys = {
    partner: `mail:partner:${partnerId}`,
    about: about.bookingId ? `mail:booking:${about.bookingId}` : `mail:quote:${about.quoteId}`,
    recipient: `mail:to:${guessKey("mail", recipient.toLowerCase())}`,
  };
  for (const what of ["recipient", "about", "partner"] as const) {
    const points = await requestCounts.count(keys[what], window, 1);
    if (points > MOST[what]) throw new AppError("too_many_mails", { retryAfter: window - seconds });
  }
}
