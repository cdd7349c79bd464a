"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { pages } from "@/lib/client/paths";
import { useRequestKey } from "@/lib/client/use-request-key";
import { createBooking } from "../queries";
import { type BookingFields, toBookingRequest } from "./booking-fields";
import { type RefusalOptions, useRefusal } from "./use-refusal";

/** Sends the booking once, however often the button is pressed, then leads to it or says why there is none. */
export function useCreateBooking(options: RefusalOptions) {
  const { offer } = options;
  const router = useRouter();
  const cache = useQueryClient();
  const { shown, refuse, clear } = useRefusal(options);
  const isSent = useRef(false);
  const { headersFor, settle } = useRequestKey();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (fields: BookingFields) => {
      const body = toBookingRequest(fields, offer.additional_services);
      return createBooking(offer.id, body, headersFor(JSON.stringify(body)));
    },
    onSettled: (_booking, error) => settle(error),
    onSuccess: async ({ id }) => {
      router.push(pages.booking(id));
      await cache.invalidateQueries({ queryKey: ["booking", "list"] });
    },
    onError: async (error) => {
      await refuse(error);
      isSent.current = false;
    },
  });
  const book = (fields: BookingFields) => {
    if (isSent.current) return;
    isSent.current = true;
    clear();
    mutate(fields);
  };
  return { book, isPending: isPending || isSuccess, refusal: shown };
}
