"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useRequestKey } from "@/lib/client/calls/use-request-key";
import { sellingOptions } from "@/lib/client/money/selling";
import { endOwnScreen } from "@/lib/client/screens/end-own-screen";
import { useRetold } from "@/lib/client/use-retold";
import type { Offer } from "@/lib/contracts/interface/offers";
import { createBooking, saveToBook, WORK_LISTS } from "../queries";
import { type BookingFields, toBookingRequest, toSaveRequest } from "./booking-fields";
import { dropDraft } from "./form-draft";
import type { FormPrice } from "./price/form-price";
import { type BookingRefusal, refusalOf, splitErrors } from "./server-errors";

interface CreateOptions extends RefusalOptions {
  /** What the page shows that the customer pays. */
  sale: Pick<FormPrice, "total" | "isTyped">;
  /** Address of the agency, sent for a payer without one. */
  ownEmail: string;
}

/** Sends the booking once, however often the button is pressed, then leads to it or says why there is none. */
export function useCreateBooking(options: CreateOptions) {
  const { offer, sale, ownEmail } = options;
  const router = useRouter();
  const tBook = useTranslations("booking.book");
  const cache = useQueryClient();
  const { shown, refuse, clear } = useRefusal(options);
  const isSent = useRef(false);
  const { headersFor, settle } = useRequestKey();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (fields: BookingFields) => {
      // A colleague may have checked the same offer since, at another price.
      const request = toBookingRequest(fields, { onSale: offer.additional_services, ownEmail });
      const sold = { selling_price: sale.total, selling_price_typed: sale.isTyped };
      const body = { ...request, expected_price: offer.price.amount, ...sold };
      return createBooking(offer.id, body, headersFor(`${offer.id} ${JSON.stringify(body)}`));
    },
    onSettled: (_booking, error) => settle(error),
    onSuccess: async ({ id }, fields) => {
      dropDraft(window.sessionStorage);
      endOwnScreen();
      // The booking stands whatever comes of it.
      if (fields.save_to_book) void saveToBook(toSaveRequest(toBookingRequest(fields))).catch(() => toast.error(tBook("notSaved")));
      router.push(pages.booking(id));
      await askAnew(cache, WORK_LISTS);
    },
    onError: async (error) => {
      // The agency's rules or bounds are other ones than those that this page knows.
      if (error instanceof ApiError && error.fields.selling_price) void askAnew(cache, sellingOptions().queryKey);
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

/** Why the booking was not made, for the banner over the form. */
export interface ShownRefusal {
  refusal: Exclude<BookingRefusal, { kind: "price" }>;
  /** The offer that was refused. */
  offerId: string;
  /** Messages in the page's language. */
  texts: string[];
  reference: string;
  /** No field is to blame: this is what the agent has to see first. */
  isAlone: boolean;
}

/** Asks for the offer's seats and price again. */
export type Recheck = () => Promise<{ data?: Offer | undefined; error: Error | null }>;

interface RefusalOptions {
  offer: Offer;
  form: UseFormReturn<BookingFields>;
  recheck: Recheck;
  /** Whether an offer costs what the agent has agreed to. */
  isAgreed: (offer: Offer) => boolean;
  /** Gets the first field that the server has found fault with. */
  onFieldProblem: (path: string) => void;
}

/** A refusal as it came: its words are made when they are shown, in the language of then. */
interface KeptRefusal extends Pick<ShownRefusal, "refusal" | "offerId" | "isAlone"> {
  /** Null where the price is the same again after all. */
  error: unknown;
}

/** Turns a refused booking into what the agent sees: errors at their fields, a banner, or the question about a new price. */
function useRefusal({ offer, form, recheck, isAgreed, onFieldProblem }: RefusalOptions) {
  const t = useTranslations("booking.price");
  const errorText = useErrorText();
  const [kept, setKept] = useState<KeptRefusal | null>(null);
  const [told, setTold] = useState<unknown>(null);

  const problemsOf = (error: unknown) => splitErrors(errorText(error).fields, form.getValues(), offer.additional_services);
  const tell = (refusal: ShownRefusal["refusal"], error: unknown) => {
    const { fields, others } = problemsOf(error);
    for (const { path, message } of fields) form.setError(path, { type: "server", message });
    setTold(error);
    if (fields[0]) onFieldProblem(fields[0].path);
    const isAlone = fields.length === 0;
    if (isAlone || others.length > 0) setKept({ refusal, offerId: offer.id, error, isAlone });
  };
  useRetold(() => {
    for (const { path, message } of problemsOf(told).fields)
      if (form.getFieldState(path).error?.type === "server") form.setError(path, { type: "server", message });
  });
  const askForPrice = async () => {
    const { data, error } = await recheck();
    const refusal = error ? sortOut(error) : null;
    if (refusal && refusal.kind !== "price") tell(refusal, error);
    // Where the price differs, the question about it is on the page already.
    else if (data && isAgreed(data)) setKept({ refusal: { kind: "other" }, offerId: offer.id, error: null, isAlone: true });
  };
  const refuse = (error: unknown) => {
    const refusal = sortOut(error);
    return refusal.kind === "price" ? askForPrice() : tell(refusal, error);
  };
  const shownOf = ({ error, ...rest }: KeptRefusal): ShownRefusal => {
    if (error === null) return { ...rest, texts: [t("sameAgain")], reference: "" };
    const { message, reference } = errorText(error);
    const { others } = problemsOf(error);
    return { ...rest, texts: others.length > 0 ? others : [message], reference };
  };
  // Of an offer that another one has taken the place of, nothing is told any more.
  return { shown: kept?.offerId === offer.id ? shownOf(kept) : null, refuse, clear: () => setKept(null) };
}

function sortOut(error: unknown): BookingRefusal {
  return error instanceof ApiError ? refusalOf(error) : { kind: "other" };
}
