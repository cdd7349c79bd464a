import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";

/** Acts of reconciliation of an agency with the house, by month and currency. */

/** `YYYY-MM` of this century: there are no books of others. */
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

export const ACT_FORMATS = ["pdf", "xlsx"] as const;
export type ActFormat = (typeof ACT_FORMATS)[number];

const act = z.strictObject({
  month: z.string(),
  currency: z.enum(CURRENCIES),
  /** `17/2026`; null until it is first fetched. */
  number: z.string().nullable(),
});
export type ShownAct = z.infer<typeof act>;

/** Answer of GET …/acts: of the months whose days are closed, newest first. */
export const actList = z.strictObject({ items: z.array(act) });
export type ActList = z.infer<typeof actList>;

/** Body of POST …/acts, whose answer is the file. */
export const actRequest = z.object({ month, currency: z.enum(CURRENCIES), format: z.enum(ACT_FORMATS) });
export type ActRequest = z.infer<typeof actRequest>;
