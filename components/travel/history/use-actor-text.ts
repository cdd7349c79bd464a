"use client";

import { useTranslations } from "next-intl";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { BookingAction } from "@/lib/domain/booking/booking-status";

type Done = Pick<PortalBooking["events"][number], "reason" | "by">;

/** Actions that the service records for the airline. */
const OF_AIRLINE: readonly BookingAction[] = ["airline_cancel", "change_flights", "cancel_flights"];

/** Text for the actor of an event: a person or a key by name, others by what they are. */
export function useActorText(): (done: Done) => string {
  const t = useTranslations("audit.actor");
  const tPage = useTranslations("booking.page");
  return ({ reason, by: { kind, name } }) => {
    if (name !== null) return name;
    const isOfAirline = OF_AIRLINE.some((action) => action === reason);
    return kind !== "customer" && isOfAirline ? tPage("airline") : t(kind);
  };
}
