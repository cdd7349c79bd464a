import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { HouseActRequest, HouseRefundRequest, OfficeBooking, OpenedPassengers } from "@/lib/contracts/operator/office-booking";
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

/** @returns the booking as it is then */
export function actForAgency(bookingId: string, body: HouseActRequest | HouseRefundRequest) {
  const part = body.kind === "void" || body.kind === "refund" ? "refunds" : "acts";
  return postJson<OfficeBooking>({ path: api.officeBookingPart(bookingId, part), body });
}

/** @returns the booking with it */
export function writeHouseNote(bookingId: string, text: string) {
  return postJson<OfficeBooking>({ path: api.officeBookingPart(bookingId, "notes"), body: { text } });
}

/** That they are opened is written to the audit log. */
export function openPassengers(bookingId: string) {
  return postJson<OpenedPassengers>({ path: api.officeBookingPart(bookingId, "documents"), body: {} });
}
