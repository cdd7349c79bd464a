import { z } from "zod";
import { queryInteger } from "./shared";

/** Lists of the interface are read page by page: what a page ended with asks for the next one, whatever has come in between. */

const MOST_ITEMS = 100;
/** Of a page whose length is not asked for. */
export const USUAL_ITEMS = 20;

/** Of a query: where the page begins, and how long it is. */
export const cursorFields = {
  cursor: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/, "cursor")
    .optional()
    .describe("`next_cursor` of the page before; the list begins at its start without one"),
  limit: queryInteger(z.number().int().min(1).max(MOST_ITEMS).optional()).describe(`Items of one page, ${USUAL_ITEMS} where left out`),
};

/** One page of a list. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item).describe("The page's items"),
    next_cursor: z.string().nullable().describe("`cursor` of the next page; null on the last one"),
  });
}
