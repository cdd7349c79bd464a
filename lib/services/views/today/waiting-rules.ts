/** A paid booking without tickets is looked at after so long: the worker takes seconds, and tries again for some minutes. */
export const TICKETING_MINUTES = 15;

/** What was tried so often is looked at: a receiver or a mail server that is away for a minute is nobody's work. */
export const FAILED_ATTEMPTS = 3;

/** A stock is low with a tenth of its numbers left. */
export const LOW_STOCK_PART = 10;
