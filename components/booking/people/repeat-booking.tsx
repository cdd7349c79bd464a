"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { serverToday } from "@/components/ui/today";
import { pages } from "@/lib/client/calls/paths";
import { serverNow } from "@/lib/client/server-clock";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { keepDraft } from "../form/form-draft";
import { fieldsAgain, searchAgain } from "./repeat-search";

/** What is booked once more: the search opens filled in, and the passenger form offers whoever is taken along. */
export function RepeatBooking({ booking, agentId }: { booking: Booking; agentId: string }) {
  const t = useTranslations("booking.repeat");
  const router = useRouter();
  const search = () => pages.search(searchAgain(booking, serverToday()));
  // No offer is of this choice: the form asks whether they fly with the one that is chosen.
  const takeAlong = () => {
    const { amount, currency } = booking.price;
    keepDraft(window.sessionStorage, {
      ...{ owner: agentId, choice: booking.id, price: { amount, currency }, at: serverNow(), fields: fieldsAgain(booking) },
    });
  };
  const leaveWith = (path: string) => {
    takeAlong();
    router.push(path);
  };
  return (
    <SectionCard title={t("title")} lead={t("lead")} className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onPress={() => leaveWith(search())}>
          {t("again")}
        </Button>
        <Button variant="secondary" onPress={() => leaveWith(pages.search())}>
          {t("otherFlights")}
        </Button>
        <Button variant="secondary" onPress={() => router.push(search())}>
          {t("copy")}
        </Button>
      </div>
    </SectionCard>
  );
}
