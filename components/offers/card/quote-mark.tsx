"use client";

import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { toast } from "@/lib/client/calls/toast";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { pickedOf, toggleInQuote, useQuoteBasket } from "@/lib/client/travel/quote-basket";

/** Puts an offer into the quote for a customer, or takes it out. */
export function QuoteMark({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("quotes.mark");
  const isPicked = pickedOf(useQuoteBasket(), offer) !== undefined;
  const label = t(isPicked ? "remove" : "add");
  const Icon = isPicked ? BookmarkCheck : BookmarkPlus;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => toggleInQuote(offer) || toast.error(t("full"))}
      className={`relative z-10 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-accent-soft xl:-mx-1 xl:size-9 ${isPicked ? "bg-accent-soft text-accent" : "text-ink-soft"}`}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
