import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import type { BookingFilter } from "../queries";

const CHANGED = ["open", "any"] as const;

/** The filter that an address names; what it does not understand it leaves out. */
export function readBookingFilter(parameters: URLSearchParams): BookingFilter {
  const search = parameters.get("search")?.trim() ?? "";
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
