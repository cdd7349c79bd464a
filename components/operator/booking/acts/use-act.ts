"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import type { HouseActRequest, HouseRefundRequest } from "@/lib/contracts/operator/bookings/office-booking";
import { actForAgency, officeBookingQuery } from "../queries";

/** The call behind an act; the page shows the booking as it is then. */
export function useAct(bookingId: string, onDone: () => void) {
  const t = useTranslations("officeBooking.acts");
  const tWaiting = useTranslations("proposals.waiting");
  const locale = useLocale();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: HouseActRequest | HouseRefundRequest) => actForAgency(bookingId, body),
    onSuccess: async ({ booking, waits }) => {
      await keepAnswer(cache, officeBookingQuery(bookingId, locale).queryKey, booking);
      toast.success(waits ? tWaiting("title") : t("done"));
      onDone();
    },
  });
}
