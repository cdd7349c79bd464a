"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useMayInHouse } from "@/lib/client/house";
import { HistoryCard } from "./history-card";
import { officeBookingQuery } from "./queries";

/** What happened to a booking, beside something that is decided about it; nothing for whoever may not see bookings, and until it is here. */
export function BookingBeside({ bookingId }: { bookingId: string }) {
  const { data } = useQuery({ ...officeBookingQuery(bookingId, useLocale()), enabled: useMayInHouse("bookings", "see") });
  return data ? <HistoryCard data={data} /> : null;
}
