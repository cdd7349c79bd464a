import { z } from "zod";
import { PRICE_KINDS } from "@/lib/domain/uploads/upload";

/** How far a file of prices may go that one person brings and applies. */

const percent = z.int().min(0).max(100);

const uploadLimit = z.strictObject({
  kind: z.enum(PRICE_KINDS),
  /** By how much a price may fall, percent; 100 holds nothing against it. */
  drop: percent,
  /** How large a share of the rows may be changed or removed, percent; 100 holds nothing against it. */
  share: percent,
});
export type UploadLimit = z.infer<typeof uploadLimit>;

/** Answer of GET and POST /api/operator/upload-limits: one a kind. */
export const uploadLimits = z.strictObject({ items: z.array(uploadLimit) });
export type UploadLimits = z.infer<typeof uploadLimits>;

/** Body of POST /api/operator/upload-limits. */
export const uploadLimitRequest = z.object({ ...uploadLimit.shape, reason: z.string().trim().min(3).max(300) });
export type UploadLimitRequest = z.infer<typeof uploadLimitRequest>;
