"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { WatchButton } from "@/components/travel/watch/watch-button";
import { WatchFound } from "@/components/travel/watch/watch-found";
import { Card } from "@/components/ui/card";
import { serverToday } from "@/components/ui/today";
import { useMay } from "@/lib/client/role";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { bookingExtrasQuery } from "../queries";

/** Watches what the flights of a booking cost, while it is held or ticketed and has not departed. */
export function WatchBooking({ booking }: { booking: Booking }) {
  const { status, directions, personal_data_erased: erased } = booking;
  const maySell = useMay("sell");
  const leaves = directions[0]?.departure.datetime.slice(0, 10) ?? "";
  const isWatchable = (status === "booked" || status === "ticketed") && leaves >= serverToday() && !erased;
  return maySell && isWatchable ? <WatchCard booking={booking} isTicketed={status === "ticketed"} /> : null;
}

function WatchCard({ booking: { id, status, price, payer }, isTicketed }: { booking: Booking; isTicketed: boolean }) {
  const t = useTranslations("watch");
  const { data, isPending } = useQuery(bookingExtrasQuery(id, status));
  const watched = { kind: "booking", booking: id, isTicketed } as const;
  const locale = data?.customer_locale;
  // Where the agency's own address stands in for the payer's, it is no customer's.
  const email = data && !data.payer_email_is_agencys ? payer.email : "";
  return (
    <Card aria-label={t("open")} className="space-y-2 p-4 md:px-5">
      <WatchFound watched={watched} />
      <p className="text-ink-soft text-sm">{t(`what.${isTicketed ? "ticketed" : "hold"}`)}</p>
      <WatchButton
        watched={watched}
        currency={price.currency}
        customer={{ email, ...(locale && { locale }) }}
        isCustomerKnown={!isPending}
      />
    </Card>
  );
}
