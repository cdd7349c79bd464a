import { REFUND_REQUEST_STATES } from "@/lib/domain/refund/request";
import type { RequestFilter } from "./queries";

/** The filter that an address names; what it does not understand it leaves out. */
export function readRequestFilter(parameters: URLSearchParams): RequestFilter {
  const state = REFUND_REQUEST_STATES.find((known) => known === parameters.get("state"));
  const page = Number(parameters.get("page"));
  return { ...(state ? { state } : {}), ...(Number.isInteger(page) && page > 1 ? { page } : {}) };
}
