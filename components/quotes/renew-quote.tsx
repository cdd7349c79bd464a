"use client";

import { useMutation } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { citiesOfRoute, journeyText } from "@/lib/client/travel/journey-text";
import { fillQuote, useQuoteBasket } from "@/lib/client/travel/quote-basket";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { formatNumber, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { renewQuote } from "./queries";

interface RenewQuoteProps {
  quote: QuoteItem;
  /** The offers and words are in the basket. */
  onFilled: () => void;
}

/** Begins a new quote with what an ended one held, asked for once more. Where another one is being made, asks first. */
export function RenewQuote({ quote, onFilled }: RenewQuoteProps) {
  const t = useTranslations("quotes.renew");
  const [isAsked, setAsked] = useState(false);
  const { renew, isPending } = useRenew(quote, onFilled);
  const isFull = useQuoteBasket().length > 0;
  const confirm = () => {
    setAsked(false);
    renew();
  };
  return (
    <>
      <Button variant="secondary" size="sm" isPending={isPending} onPress={() => (isFull ? setAsked(true) : renew())}>
        <RotateCw className="size-4" aria-hidden="true" />
        {t("button")}
      </Button>
      <ConfirmDialog
        title={t("replaceTitle")}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        confirm={t("replace")}
        onConfirm={confirm}
        isPending={false}
      >
        <p>{t("replaceText")}</p>
      </ConfirmDialog>
    </>
  );
}

function useRenew(quote: QuoteItem, onFilled: () => void) {
  const t = useTranslations("quotes.renew");
  const locale = useLocale();
  const errorText = useErrorText();
  const flightsText = useFlightsText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => renewQuote(quote.id),
    onSuccess: (renewal) => {
      if (renewal.offers.length === 0) return toast.error(t("nothing"));
      const gone = quote.choices.filter(({ position }) => renewal.gone.includes(position)).map(flightsText);
      fillQuote({ renewal, gone, write: (amount) => formatNumber(amount, locale) });
      onFilled();
    },
    onError: (error) => toast.error(errorText(error).message),
  });
  return { renew: mutate, isPending };
}

/** `1. Tashkent ⇄ Istanbul, Sat, 5 Dec 23:40, HY · Light` */
function useFlightsText(): (choice: QuoteItem["choices"][number]) => string {
  const locale = useLocale();
  return ({ position, directions, brand }) => {
    const leaves = directions.map(({ departure: { local } }) => `${formatWeekdayDate(local, locale)} ${formatTime(local)}`);
    const airlines = [...new Set(directions.flatMap((direction) => direction.airlines))];
    return `${position + 1}. ${journeyText(citiesOfRoute(directions))}, ${leaves.join(" – ")}, ${airlines.join(", ")} · ${brand}`;
  };
}
