import { z } from "zod";
import { queryInteger } from "./shared";

/** Rows on one page of any list of the portal and the back office. */
export const PAGE_SIZE = 20;

/** The query's `page`, from 1. */
export const pageNumber = queryInteger(z.number().int().min(1).max(100_000).default(1));

/** One page of a list: `pages` is 1 where nothing is found. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int() });
}

/** Where a page stands among all rows. */
export function placeOf(page: number, total: number): { page: number; pages: number; total: number } {
  return { page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total };
}
