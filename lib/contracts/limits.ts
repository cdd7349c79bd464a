/** Figures of the contracts that pages need without the contracts: a page that imports a schema loads all of zod with it. */

/** Directions of one search. */
export const MAX_DIRECTIONS = 6;
/** Places that a search takes beside each end of a direction. */
export const MOST_BESIDE = 5;
/** Offers of one answer. */
export const MAX_OFFERS = 300;
/** Most days of one request: of the calendar from its first day on, and of the search for destinations. */
export const MAX_CALENDAR_DAYS = 60;
/** Most days to either side of both dates in the calendar's matrix. */
export const MAX_FLEXIBLE_DAYS = 7;
/** Most returns of one departure that the portal's calendar tells in one answer: those of a month. */
export const MAX_RETURN_DAYS = 31;
/** Longest stay that the search for destinations looks at. */
export const MAX_NIGHTS = 30;
/** Offers of one quote. */
export const MOST_CHOICES = 6;
/** Searches that a person's account keeps. */
export const MOST_RECENT = 10;
/** Characters of a message about a refund request. */
export const MESSAGE_LENGTH = 2000;
/** Files that lists are exported as. */
export const TABLE_FORMATS = ["csv", "xlsx"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
/** Offers of an agent's list that a second screen shows. */
export const MOST_SHOWN = 12;
