"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { pages } from "@/lib/client/paths";
import type { BookingFilter } from "../queries";
import { readBookingFilter } from "./read-booking-filter";

/** The list's filter lives in the address: a reload, a bookmark and the back button keep it. */
export function useBookingFilter(): { filter: BookingFilter; change: (filter: BookingFilter) => void } {
  const router = useRouter();
  const pathname = usePathname();
  const filter = readBookingFilter(useSearchParams());
  const change = (next: BookingFilter) => {
    if (pathname === pages.bookings()) router.replace(pages.bookings(next), { scroll: false });
  };
  return { filter, change };
}
