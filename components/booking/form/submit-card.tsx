"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { PriceFigures } from "@/lib/client/selling";
import type { Offer } from "@/lib/contracts/offers";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { FigureLines } from "../parts/figure-lines";
import type { BagSum } from "../parts/price-lines";
import { PriceLines } from "../parts/price-lines";
import { cents } from "../pay/payment-figures";

interface SubmitCardProps {
  offer: Offer;
  /** Chosen beside the offer. */
  bags: BagSum;
  /** With the bags; null where the agency makes no prices of its own. */
  figures: PriceFigures | null;
  isPending: boolean;
  /** A changed price waits for a decision. */
  isPriceOpen: boolean;
}

/** The price, what pressing the button means, and the button: it says what the customer pays. */
export function SubmitCard({ offer, bags, figures, isPending, isPriceOpen }: SubmitCardProps) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const { price, taxes_and_fees, passengers, ticketing_time_limit } = offer;
  const amount = cents(price.amount + bags.amount);
  const total = formatMoney(figures?.selling ?? amount, price.currency, locale);
  return (
    <Card className="p-4 md:p-5">
      <PriceLines passengers={passengers} bags={bags} currency={price.currency} total={amount} taxes={taxes_and_fees.amount} />
      {figures ? <FigureLines figures={figures} currency={price.currency} /> : null}
      {/* A phone has it in its bar. One line in every language: the longest is Russian, with a total of nine figures. */}
      <Button type="submit" isPending={isPending} className="mt-4 min-h-12 w-full whitespace-nowrap max-md:hidden">
        {isPending ? t("form.submitting") : t("form.submit", { total })}
      </Button>
      {isPriceOpen ? <p className="mt-2 text-sm text-warm">{t("price.acceptFirst")}</p> : null}
      <p className="mt-3 text-ink-soft text-sm">
        {t("form.submitNote")} {t("summary.holdUntil", { date: formatInstant(ticketing_time_limit, locale) })}
      </p>
    </Card>
  );
}
