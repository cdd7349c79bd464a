"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { askedCurrency, useCurrencies } from "@/lib/client/money/currencies";
import { formatSearch } from "@/lib/client/travel/format-search";
import { journeySearch } from "@/lib/client/travel/journey-search";
import type { QuoteItem, QuoteOffer } from "@/lib/contracts/portal/quotes";
import { formatMoney } from "@/lib/i18n/formats";
import { askQuoteOffer } from "./queries";

interface BookChoiceProps {
  quoteId: string;
  choice: Pick<QuoteItem["choices"][number], "position" | "directions">;
  isChosen: boolean;
}

/** Leads to the passenger form, at the price that the customer has seen, with the way back to offers like it; where the price is another one now, asks first. */
export function BookChoice({ quoteId, choice, isChosen }: BookChoiceProps) {
  const t = useTranslations("quotes");
  const router = useRouter();
  const errorText = useErrorText();
  const [moved, setMoved] = useState<QuoteOffer | null>(null);
  const currencies = useCurrencies();
  const go = ({ offer_id, cost, price, party, cabin }: QuoteOffer) => {
    const currency = askedCurrency(currencies, price.currency);
    const search = formatSearch({ ...journeyOf(choice), cabin, party, currency });
    router.push(pages.book(offer_id, { total: cost, sold: price.amount, search }));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => askQuoteOffer(quoteId, choice.position),
    onSuccess: (offer) => (offer.price.amount === offer.shown ? go(offer) : setMoved(offer)),
    onError: (error) => toast.error(errorText(error).message),
  });
  return (
    <>
      <Button
        variant={isChosen ? "primary" : "secondary"}
        size="sm"
        isPending={isPending}
        onPress={() => mutate()}
        aria-label={t("bookLabel", { number: choice.position + 1 })}
      >
        {t("book")}
      </Button>
      {moved ? <MovedDialog offer={moved} onGo={() => go(moved)} onClose={() => setMoved(null)} /> : null}
    </>
  );
}

/** Where the flights of a choice go, and when. */
function journeyOf({ directions }: BookChoiceProps["choice"]) {
  return journeySearch(
    directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport, date: departure.local.slice(0, 10) })),
  );
}

function MovedDialog({ offer, onGo, onClose }: { offer: QuoteOffer; onGo: () => void; onClose: () => void }) {
  const t = useTranslations("quotes.moved");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, offer.price.currency, locale);
  const price = money(offer.price.amount);
  return (
    <ConfirmDialog title={t("title")} onClose={onClose} confirm={t("go", { price })} onConfirm={onGo} isPending={false}>
      <p className="num">{t("text", { shown: money(offer.shown), price })}</p>
    </ConfirmDialog>
  );
}
