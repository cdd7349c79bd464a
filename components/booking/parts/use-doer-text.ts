"use client";

import { useTranslations } from "next-intl";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { BookingAction } from "@/lib/domain/booking/booking-status";

type Done = Pick<PortalBooking["events"][number], "reason" | "by">;

/** What the service writes down, and the airline has done. */
const OF_AIRLINE: readonly BookingAction[] = ["airline_cancel", "change_flights", "cancel_flights"];

/** Who did what the history tells: a person or a key by name, anybody else by what they are. */
export function useDoerText(): (done: Done) => string {
  const t = useTranslations("audit.actor");
  const tPage = useTranslations("booking.page");
  return ({ reason, by: { kind, name } }) => {
    if (name !== null) return name;
    const isOfAirline = OF_AIRLINE.some((action) => action === reason);
    return kind !== "customer" && isOfAirline ? tPage("airline") : t(kind);
  };
}
