import { optionalCell } from "./cells";

const LONGEST = 120;

/** A name in one language, or null where there is none. */
export const optionalNameCell = optionalCell((text) => (text.length <= LONGEST ? text : undefined), "too_long", null, String(LONGEST));
