"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/client/api-error";
import { pages } from "@/lib/client/paths";
import { useErrorText } from "@/lib/client/use-error-text";
import { type BookingFields, toBookingRequest } from "./booking-fields";
import { type BookingRefusal, refusalOf } from "./booking-refusal";
import { createBooking } from "./queries";
import { splitErrors } from "./server-errors";

/** Why the booking was not made, for the banner over the form. */
export interface ShownRefusal {
  refusal: Exclude<BookingRefusal, { kind: "price" }>;
  /** In the page's language. */
  texts: string[];
  reference: string;
}

interface Options {
  offerId: string;
  form: UseFormReturn<BookingFields>;
  recheck: () => Promise<unknown>;
  onFieldProblem: (path: string) => void;
}

/** Sends the booking once, however often the button is pressed, and sorts what comes back. */
export function useCreateBooking({ offerId, form, recheck, onFieldProblem }: Options) {
  const router = useRouter();
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [shown, setShown] = useState<ShownRefusal | null>(null);
  const isSent = useRef(false);

  const refuse = async (error: unknown) => {
    isSent.current = false;
    const refusal: BookingRefusal = error instanceof ApiError ? refusalOf(error) : { kind: "other" };
    if (refusal.kind === "price") return recheck();
    const { fields, others } = splitErrors(error instanceof ApiError ? error.fields : {}, form.getValues("passengers").length);
    for (const { path, message } of fields) form.setError(path, { type: "server", message });
    const { message, reference } = errorText(error);
    if (fields.length === 0 || others.length > 0 || refusal.kind !== "other")
      setShown({ refusal, texts: others.length > 0 ? others : [message], reference });
    if (fields[0]) onFieldProblem(fields[0].path);
  };
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (fields: BookingFields) => createBooking(offerId, toBookingRequest(fields)),
    onSuccess: async ({ id }) => {
      router.push(pages.booking(id));
      await cache.invalidateQueries({ queryKey: ["booking", "list"] });
    },
    onError: refuse,
  });
  const book = (fields: BookingFields) => {
    if (isSent.current) return;
    isSent.current = true;
    setShown(null);
    mutate(fields);
  };
  return { book, isPending: isPending || isSuccess, refusal: shown };
}
