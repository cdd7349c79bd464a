import { z } from "zod";
import { calendar, calendarDay, calendarQuery, destination, lowestPrice } from "../interface/calendar";
import { MAX_RETURN_DAYS } from "../limits";
import { emptyIsMissing, queryInteger } from "../shared";

/** Query of the portal's calendar: that of the interface, and the returns of one departure. */
export const soldCalendarQuery = calendarQuery.extend({
  return_days: z
    .preprocess(emptyIsMissing, queryInteger(z.number().int().min(1).max(MAX_RETURN_DAYS).optional()))
    .describe("So many days of return from `return_date` on, all with `date`, are the `matrix`, in place of the days around both"),
});
export type SoldCalendarQuery = z.infer<typeof soldCalendarQuery>;

/** Lowest prices as the portal shows them: `price` is what the customer pays. */
const soldLowest = lowestPrice.extend({
  cost: z.number().nullable().describe("What the fare costs the agency, major units; null where it makes no prices of its own"),
});
export type SoldLowest = z.infer<typeof soldLowest>;

const soldDay = calendarDay.extend({ lowest: soldLowest.nullable() });
export type SoldDay = z.infer<typeof soldDay>;

export const soldCalendar = calendar.extend({ days: z.array(soldDay), matrix: z.array(soldDay) });
export type SoldCalendar = z.infer<typeof soldCalendar>;

export const soldDestination = destination.extend({ lowest: soldLowest });
export type SoldDestination = z.infer<typeof soldDestination>;
