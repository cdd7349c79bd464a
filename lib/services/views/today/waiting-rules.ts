/** A paid booking without tickets is looked at after so long: the worker takes seconds, and tries again for some minutes. */
export const TICKETING_MINUTES = 15;

/** What was tried so often is looked at: a receiver or a mail server that is away for a minute is nobody's work. */
const FAILED_ATTEMPTS = 3;

/** Whatever is older, nobody waits for any more. */
const KEPT = "interval '7 days'";

/** Condition of SQL on the table `mail`: it was given up in the last week, or has failed several times and is tried again. @param now a moment in SQL */
export function isUnsent(now: string): string {
  return `state <> 'sent' and created_at > ${now} - ${KEPT} and (state = 'failed' or attempts >= ${FAILED_ATTEMPTS})`;
}

/** The same on the table `webhook_delivery`. */
export function isUndelivered(now: string): string {
  return `(state = 'failed' and created_at > ${now} - ${KEPT} or state = 'pending' and attempts >= ${FAILED_ATTEMPTS})`;
}
