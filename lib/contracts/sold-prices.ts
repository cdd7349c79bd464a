import { z } from "zod";
import { calendar, calendarDay, destination, lowestPrice } from "./calendar";

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
