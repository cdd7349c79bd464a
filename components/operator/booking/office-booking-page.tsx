"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { LoadedOne } from "../loaded-one";
import { OfficeBookingView } from "./office-booking-view";
import { officeBookingQuery } from "./queries";

/** One booking of whichever agency, with all that has to do with it. */
export function OfficeBookingPage({ bookingId }: { bookingId: string }) {
  const t = useTranslations("officeBooking");
  return (
    <>
      <BackLink href={pages.officeBookings()}>{t("toList")}</BackLink>
      <LoadedBooking bookingId={bookingId} />
    </>
  );
}

function LoadedBooking({ bookingId }: { bookingId: string }) {
  const t = useTranslations("officeBooking");
  const query = useQuery(officeBookingQuery(bookingId, useLocale()));
  const action = <LinkButton href={pages.find()}>{t("find")}</LinkButton>;
  return (
    <LoadedOne query={query} gone={{ title: t("notFound"), text: t("notFoundText"), action }}>
      {(data) => <OfficeBookingView data={data} />}
    </LoadedOne>
  );
}
