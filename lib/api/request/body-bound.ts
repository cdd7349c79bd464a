import type { ErrorName } from "@/lib/domain/errors";

/** How large a body may be, bytes, and what is said of a larger one. */
export interface BodyBound {
  bytes: number;
  refusal: ErrorName;
}

/** The bound of every request that carries no file. */
export const USUAL_BODY: BodyBound = { bytes: 256 * 1024, refusal: "body_too_large" };
