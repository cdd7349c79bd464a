"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { Currency } from "@/lib/domain/money";
import { formatMoney, formatMoneyDifference } from "@/lib/i18n/formats";
import { cents } from "../../pay/payment-figures";
import { type BagFields, sumBags } from "./bag-choice";
import type { FormPrice } from "./form-price";

/** What booking costs the agency, and what the customer pays; major units. */
export interface Priced {
  cost: number;
  /** Null where it is the cost, or was not known. */
  selling: number | null;
}

/** A price for the customer at which the agent may go on once the offer costs something else. */
export interface PriceWay {
  /** How the price comes about: as it was typed, with the margin that the typed price left, or by the agency's rules. */
  kind: "accept" | "keepMargin" | "byRules";
  /** Major units. */
  total: number;
  accept: () => void;
}

interface PriceChangeProps {
  before: Priced;
  now: Priced;
  currency: Currency;
  ways: readonly PriceWay[];
}

/** Says plainly what the price was and is, for the customer first, before anybody books at it. */
export function PriceChange({ before, now, currency, ways }: PriceChangeProps) {
  const t = useTranslations("booking.price");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const isSold = now.selling !== null;
  // A price that is said to keep the margin tells of one.
  const offered = ways.filter(({ kind }) => !(isForCustomer && kind === "keepMargin"));
  return (
    <Banner
      tone="warm"
      isAlert
      title={t(now.cost > before.cost ? "changedUp" : "changedDown")}
      action={
        <div className="flex flex-wrap gap-2">
          {offered.map(({ kind, total, accept }, index) => (
            <Button
              key={kind}
              {...(index === 0 ? { id: "accept-price" } : {})}
              variant={index === 0 ? "primary" : "secondary"}
              onPress={accept}
            >
              {t(kind, { total: formatMoney(total, currency, locale) })}
            </Button>
          ))}
        </div>
      }
    >
      {isSold ? (
        <>
          <p className="num text-ink">
            {tSelling("selling")}: <Moved before={before.selling} now={now.selling ?? now.cost} currency={currency} />
          </p>
          <AgencyOnly>
            <p className="num">
              {tSelling("cost")}: <Moved before={before.cost} now={now.cost} currency={currency} />
            </p>
          </AgencyOnly>
        </>
      ) : (
        <p className="num text-ink">
          <Moved before={before.cost} now={now.cost} currency={currency} />
        </p>
      )}
      <p className="mt-1">{t("explain")}</p>
    </Banner>
  );
}

/** `Chosen at 100 → now 110 (+ 10)`; one amount alone where it stays, or was not known. */
function Moved({ before, now, currency }: { before: number | null; now: number; currency: Currency }) {
  const t = useTranslations("booking.price");
  const locale = useLocale();
  const today = <strong className="font-semibold">{formatMoney(now, currency, locale)}</strong>;
  if (before === null) return today;
  if (before === now)
    return (
      <>
        {today} ({t("stays")})
      </>
    );
  return (
    <>
      {t("was")} <s className="text-ink-soft">{formatMoney(before, currency, locale)}</s> → {t("now")} {today} (
      {formatMoneyDifference(now - before, currency, locale)})
    </>
  );
}

/** What the agent came with, major units, without bags; null where the address does not say. */
export interface Chosen {
  total: number | null;
  /** What the customer was told. */
  sold: number | null;
}

export interface AgreedPrice {
  /** What the agent has agreed to, extra bags included. */
  agreed: Priced;
  /** The same at today's prices. */
  current: Priced;
  /** What it costs differs: a decision is open. */
  isOpen: boolean;
  accept: () => void;
  /** Whether an offer costs what the agent has agreed to. */
  isAgreed: (offer: Offer) => boolean;
}

/**
 * Holds the prices that the agent saw and agreed to against the prices as they are. Choosing a bag is agreeing to its price.
 * @param price what an offer is sold for with these bags, and without any
 */
export function useAgreedPrice(
  chosen: Chosen,
  { offer, bags, price }: { offer: Offer; bags: BagFields; price: (offer: Offer, bags: BagFields) => FormPrice },
): AgreedPrice {
  const [seen, setSeen] = useState({ ...chosen, offer });
  const costOf = (each: Offer, fare = each.price.amount) => cents(fare + sumBags(bags, each.additional_services).amount);
  const sellingOf = (each: Offer, fare: number | null = null) => {
    const { figures, isOwn, isAllowed } = price(each, bags);
    if (!figures) return null;
    if (fare === null || (isOwn && isAllowed)) return figures.selling;
    // Only the sum is known of what was chosen before the form was there; bags add what they cost now.
    return cents(fare + figures.selling - price(each, []).total);
  };
  const agreed = {
    cost: costOf(seen.offer, seen.total ?? undefined),
    selling: seen.total !== null && seen.sold === null ? null : sellingOf(seen.offer, seen.sold),
  };
  const current = { cost: costOf(offer), selling: sellingOf(offer) };
  return {
    agreed,
    current,
    isOpen: agreed.cost !== current.cost,
    accept: () => setSeen({ total: null, sold: null, offer }),
    isAgreed: (other) => costOf(other) === agreed.cost,
  };
}
