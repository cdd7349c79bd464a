"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/client/api-error";
import { useErrorText } from "@/lib/client/use-error-text";
import type { Offer } from "@/lib/contracts/offers";
import type { BookingFields } from "./booking-fields";
import { type BookingRefusal, refusalOf } from "./booking-refusal";
import { splitErrors } from "./server-errors";

/** Why the booking was not made, for the banner over the form. */
export interface ShownRefusal {
  refusal: Exclude<BookingRefusal, { kind: "price" }>;
  /** In the page's language. */
  texts: string[];
  reference: string;
  /** No field is to blame: this is what the agent has to see first. */
  isAlone: boolean;
}

/** Asks for the offer's seats and price again. */
export type Recheck = () => Promise<{ data?: Offer | undefined; error: Error | null }>;

export interface RefusalOptions {
  offer: Offer;
  form: UseFormReturn<BookingFields>;
  recheck: Recheck;
  /** Whether an offer costs what the agent has agreed to. */
  isAgreed: (offer: Offer) => boolean;
  /** Gets the first field that the server has found fault with. */
  onFieldProblem: (path: string) => void;
}

/** Turns a refused booking into what the agent sees: errors at their fields, a banner, or the question about a new price. */
export function useRefusal({ offer, form, recheck, isAgreed, onFieldProblem }: RefusalOptions) {
  const t = useTranslations("booking.price");
  const errorText = useErrorText();
  const [shown, setShown] = useState<ShownRefusal | null>(null);

  const markFields = (error: unknown) => {
    const errors = error instanceof ApiError ? error.fields : {};
    const { fields, others } = splitErrors(errors, form.getValues(), offer.additional_services);
    for (const { path, message } of fields) form.setError(path, { type: "server", message });
    if (fields[0]) onFieldProblem(fields[0].path);
    return { isAlone: fields.length === 0, others };
  };
  const tell = (refusal: ShownRefusal["refusal"], error: unknown) => {
    const { isAlone, others } = markFields(error);
    const { message, reference } = errorText(error);
    if (isAlone || others.length > 0) setShown({ refusal, texts: others.length > 0 ? others : [message], reference, isAlone });
  };
  const askForPrice = async () => {
    const { data, error } = await recheck();
    const refusal = error ? sortOut(error) : null;
    if (refusal && refusal.kind !== "price") tell(refusal, error);
    // Where the price differs, the question about it is on the page already.
    else if (data && isAgreed(data)) setShown({ refusal: { kind: "other" }, texts: [t("sameAgain")], reference: "", isAlone: true });
  };
  const refuse = (error: unknown) => {
    const refusal = sortOut(error);
    return refusal.kind === "price" ? askForPrice() : tell(refusal, error);
  };
  return { shown, refuse, clear: () => setShown(null) };
}

function sortOut(error: unknown): BookingRefusal {
  return error instanceof ApiError ? refusalOf(error) : { kind: "other" };
}
