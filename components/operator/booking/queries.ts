import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import type { MoveOptions } from "@/lib/contracts/operator/bookings/moves";
import type {
  HouseActRequest,
  HouseRefundRequest,
  OfficeBooking,
  OpenedPassengers,
  RefundedForAgency,
} from "@/lib/contracts/operator/bookings/office-booking";
import { REFUNDING_ACTS } from "@/lib/domain/booking/house-acts";
import type { Locale } from "@/lib/domain/localized";

const POLL_MS = 30_000;

/** A booking of whichever agency; an open one is asked again by itself, as the agency works too. */
export function officeBookingQuery(bookingId: string, locale: Locale) {
  return queryOptions({
    queryKey: ["office-bookings", "one", bookingId, locale],
    queryFn: ({ signal }) => getJson<OfficeBooking>({ path: api.officeBooking(bookingId), signal }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}

/** What a refund of a part would give back now; it may fall by the minute, so it is never kept. */
export function partRefundsQuery(bookingId: string) {
  return queryOptions({
    queryKey: ["office-bookings", "part-refunds", bookingId],
    queryFn: ({ signal }) => getJson<RefundOptions>({ path: api.officeBookingPart(bookingId, "refunds"), signal }),
    gcTime: 0,
  });
}

/** Flights to which a direction can be moved, around a day; seats go by the minute, so they are never kept. */
export function movesQuery(bookingId: string, wanted: { direction: number; date: string }, locale: Locale) {
  return queryOptions({
    queryKey: ["office-bookings", "moves", bookingId, wanted, locale],
    queryFn: ({ signal }) => getJson<MoveOptions>({ path: api.officeBookingMoves(bookingId, wanted), signal }),
    gcTime: 0,
  });
}

/** Whether it gives money back. */
function isRefund({ kind }: HouseActRequest | HouseRefundRequest): boolean {
  return REFUNDING_ACTS.some((each) => each === kind);
}

/** @returns the booking as it is then, and whether this act waits for a second person */
export async function actForAgency(
  bookingId: string,
  body: HouseActRequest | HouseRefundRequest,
): Promise<{ booking: OfficeBooking; waits: boolean }> {
  if (!isRefund(body))
    return { booking: await postJson<OfficeBooking>({ path: api.officeBookingPart(bookingId, "acts"), body }), waits: false };
  const { waits, ...booking } = await postJson<RefundedForAgency>({ path: api.officeBookingPart(bookingId, "refunds"), body });
  return { booking, waits };
}

/** @returns the booking with it */
export function writeHouseNote(bookingId: string, text: string) {
  return postJson<OfficeBooking>({ path: api.officeBookingPart(bookingId, "notes"), body: { text } });
}

/** That they are opened is written to the audit log. */
export function openPassengers(bookingId: string) {
  return postJson<OpenedPassengers>({ path: api.officeBookingPart(bookingId, "documents"), body: {} });
}
