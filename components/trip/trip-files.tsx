"use client";

import { CalendarPlus, FileText } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/press/button-class";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { Trip } from "@/lib/contracts/trip/trip";
import { isLive } from "@/lib/domain/booking/booking-status";

interface TripFilesProps {
  token: string;
  trip: Pick<Trip, "status" | "passengers">;
}

/** What a traveller takes along: the flights for the calendar, and one file with the receipts of all who travel. */
export function TripFiles({ token, trip: { status, passengers } }: TripFilesProps) {
  const t = useTranslations("trip.files");
  const locale = useLocale();
  const hasJointReceipt = passengers.filter(({ receipts }) => receipts).length > 1;
  if (!isLive(status)) return null;
  return (
    <div className="flex flex-wrap gap-2 px-1 print:hidden">
      <a href={publicApi.tripCalendar(token, locale)} className={buttonClass("secondary", "md")}>
        <CalendarPlus className="size-4.5" aria-hidden="true" />
        {t("calendar")}
      </a>
      {hasJointReceipt ? (
        <a href={publicApi.tripReceipts(token, locale)} target="_blank" rel="noreferrer" className={buttonClass("secondary", "md")}>
          <FileText className="size-4.5" aria-hidden="true" />
          {t("receipts")}
        </a>
      ) : null}
    </div>
  );
}
