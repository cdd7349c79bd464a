"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { serverToday } from "@/components/ui/today";
import { pages } from "@/lib/client/calls/paths";
import { askedCurrency, useCurrencies } from "@/lib/client/money/currencies";
import { serverNow } from "@/lib/client/server-clock";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { dropDraft, keepDraft, readDraft } from "../form/form-draft";
import { fieldsAgain, searchAgain } from "./repeat-search";

/** What is booked once more: the search opens filled in, and the passenger form offers whoever is taken along. */
export function RepeatBooking({ booking, agentId }: { booking: Booking; agentId: string }) {
  const t = useTranslations("booking.repeat");
  const router = useRouter();
  const currencies = useCurrencies();
  const { amount, currency } = booking.price;
  const leave = (how: { isWithPeople?: boolean; isToChange?: boolean }) =>
    router.push(pages.search(searchAgain(booking, { today: serverToday(), currency: askedCurrency(currencies, currency), ...how })));
  const leaveWith = (how: { isToChange?: boolean } = {}) => {
    // No offer is of this choice: the form of whichever the search leads to is filled with them.
    const kept = { owner: agentId, choice: booking.id, along: booking.id, price: { amount, currency } };
    keepDraft(window.sessionStorage, { ...kept, at: serverNow(), fields: fieldsAgain(booking) });
    leave({ isWithPeople: true, ...how });
  };
  const leaveAlone = () => {
    // Whoever was taken along before is not among the others.
    if (readDraft(window.sessionStorage, { owner: agentId, now: serverNow() })?.along === booking.id) dropDraft(window.sessionStorage);
    leave({});
  };
  return (
    <SectionCard title={t("title")} lead={t("lead")} className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onPress={() => leaveWith()}>
          {t("again")}
        </Button>
        <Button variant="secondary" onPress={() => leaveWith({ isToChange: true })}>
          {t("otherFlights")}
        </Button>
        <Button variant="secondary" onPress={leaveAlone}>
          {t("copy")}
        </Button>
      </div>
    </SectionCard>
  );
}
