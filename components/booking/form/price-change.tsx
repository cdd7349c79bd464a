"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { Offer } from "@/lib/contracts/offers";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatMoneyDifference } from "@/lib/i18n/formats";
import { cents } from "../pay/payment-figures";
import { type BagFields, sumBags } from "./bag-choice";

interface PriceChangeProps {
  before: number;
  now: number;
  currency: Currency;
  onAccept: () => void;
}

/** Says plainly what the price was and is, before anybody books at it. */
export function PriceChange({ before, now, currency, onAccept }: PriceChangeProps) {
  const t = useTranslations("booking.price");
  const locale = useLocale();
  return (
    <Banner
      tone="warm"
      isAlert
      title={t(now > before ? "changedUp" : "changedDown")}
      action={
        <Button id="accept-price" onPress={onAccept}>
          {t("accept", { total: formatMoney(now, currency, locale) })}
        </Button>
      }
    >
      <p className="num text-ink">
        {t("was")} <s className="text-ink-soft">{formatMoney(before, currency, locale)}</s> → {t("now")}{" "}
        <strong className="font-semibold">{formatMoney(now, currency, locale)}</strong> (
        {formatMoneyDifference(now - before, currency, locale)})
      </p>
      <p className="mt-1">{t("explain")}</p>
    </Banner>
  );
}

interface AgreedPrice {
  /** What the agent has agreed to, extra bags included, major units. */
  agreed: number;
  /** The same at today's prices. */
  current: number;
  /** The price differs from it: a decision is open. */
  isOpen: boolean;
  accept: () => void;
  /** Whether an offer costs what the agent has agreed to. */
  isAgreed: (offer: Offer) => boolean;
}

/**
 * Holds the prices that the agent saw and agreed to against the prices as they are. Choosing a bag is agreeing to its price.
 * @param chosenTotal of the offer without bags, where the agent came with one
 */
export function useAgreedPrice(chosenTotal: number | null, offer: Offer, bags: BagFields): AgreedPrice {
  const [seen, setSeen] = useState({ fare: chosenTotal ?? offer.price.amount, services: offer.additional_services });
  const costOf = ({ price, additional_services }: Offer) => cents(price.amount + sumBags(bags, additional_services).amount);
  const agreed = cents(seen.fare + sumBags(bags, seen.services).amount);
  const current = costOf(offer);
  return {
    agreed,
    current,
    isOpen: agreed !== current,
    accept: () => setSeen({ fare: offer.price.amount, services: offer.additional_services }),
    isAgreed: (other) => costOf(other) === agreed,
  };
}
