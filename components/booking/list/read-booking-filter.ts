import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import type { BookingFilter } from "../queries";

const CHANGED = ["open", "any"] as const;

/**
 * The filter that an address names; what it does not understand it leaves out.
 * @param search of `readSearch`
 */
export function readBookingFilter(parameters: URLSearchParams, search: string): BookingFilter {
  const status = BOOKING_STATUSES.find((known) => known === parameters.get("status"));
  const changed = CHANGED.find((known) => known === parameters.get("changed"));
  const page = Number(parameters.get("page"));
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(changed ? { changed } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  };
}

/** What is searched: `#search=…` of the address. */
export function readSearch(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("search")?.trim() ?? "";
}
