"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { useHasOwnPrices, usePayable } from "@/lib/client/money/selling";
import { allSegments, seatsLeft } from "@/lib/client/offers/offer-facts";
import { leastBaggage, leastHandBaggage, useBaggageText } from "@/lib/client/travel/baggage";
import type { Offer } from "@/lib/contracts/interface/offers";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { ChangeCost, FullRules, RefundCost } from "./fare-costs";

/** One matter in which fares are compared. */
export interface ComparedRow {
  key: string;
  title: string;
  isStrong?: boolean;
  cell: (fare: Offer) => ReactNode;
}

type Parts = NonNullable<Offer["price_parts"]>[number];

/** Everything in which fares may differ: money first, then what one gets for it, then what it costs to think better of it. */
export function useComparedRows(fares: readonly Offer[]): ComparedRow[] {
  const t = useTranslations("search.compare");
  const locale = useLocale();
  const tSelling = useTranslations("selling");
  const hasOwnPrices = useHasOwnPrices();
  const baggageText = useBaggageText();
  const payable = usePayable();
  const priceRows = usePriceRows(fares);
  const isForCustomer = useCustomerMode().isOn && hasOwnPrices;
  const costRow: ComparedRow = {
    key: "total",
    title: hasOwnPrices ? tSelling("cost") : t("total"),
    isStrong: true,
    cell: ({ price }) => formatMoney(price.amount, price.currency, locale),
  };
  const sellingRow: ComparedRow = {
    key: "selling",
    title: tSelling("selling"),
    isStrong: true,
    cell: (fare) => formatMoney(payable(fare), fare.price.currency, locale),
  };
  return [
    ...(hasOwnPrices ? [sellingRow] : []),
    ...(isForCustomer ? [] : [costRow, ...priceRows]),
    { key: "fares", title: t("fares"), cell: (fare) => <FareCodes fare={fare} /> },
    { key: "hand", title: t("hand"), cell: (fare) => baggageText("hand", leastHandBaggage(allSegments(fare))) },
    { key: "baggage", title: t("baggage"), cell: (fare) => baggageText("checked", leastBaggage(allSegments(fare))) },
    { key: "seats", title: t("seats"), cell: (fare) => formatNumber(seatsLeft(fare), locale) },
    { key: "refundToday", title: t("refundToday"), cell: ({ id }) => <RefundCost offerId={id} at="today" /> },
    { key: "refundDayBefore", title: t("refundDayBefore"), cell: ({ id }) => <RefundCost offerId={id} at="day_before" /> },
    { key: "changeToday", title: t("changeToday"), cell: ({ id }) => <ChangeCost offerId={id} at="today" /> },
    { key: "changeDayBefore", title: t("changeDayBefore"), cell: ({ id }) => <ChangeCost offerId={id} at="day_before" /> },
    { key: "rules", title: t("rules"), cell: ({ id }) => <FullRules offerId={id} /> },
  ];
}

/** Rows of each age group that travels: the fare, every tax that any of the fares has, the service's fee, and the total. */
function usePriceRows(fares: readonly Offer[]): ComparedRow[] {
  const t = useTranslations("search.compare");
  const tAges = useTranslations("common.ageGroups");
  const locale = useLocale();
  const row = (age: AgeGroup, key: string, title: string, amountOf: (parts: Parts) => number, isStrong = false): ComparedRow => ({
    key: `${age}-${key}`,
    title: `${t("each", { group: tAges(age) })}: ${title}`,
    isStrong,
    cell: ({ price_parts, price }) => {
      const parts = price_parts?.find((each) => each.age === age);
      return parts ? formatMoney(amountOf(parts), price.currency, locale) : "–";
    },
  });
  const all = fares.flatMap(({ price_parts }) => price_parts ?? []);
  return AGE_GROUPS.filter((age) => all.some((parts) => parts.age === age)).flatMap((age) => {
    const codes = [...new Set(all.filter((parts) => parts.age === age).flatMap(({ taxes }) => taxes.map(({ code }) => code)))];
    return [
      row(age, "base", t("base"), ({ base }) => base),
      ...codes.map((code) => row(age, code, t("tax", { code }), ({ taxes }) => taxOf(taxes, code))),
      row(age, "fee", t("serviceFee"), ({ service_fee }) => service_fee),
      row(age, "total", t("perPassenger"), ({ total }) => total, true),
    ];
  });
}

function taxOf(taxes: Parts["taxes"], code: string): number {
  return taxes.filter((tax) => tax.code === code).reduce((sum, { amount }) => sum + amount, 0);
}

/** Booking class and fare basis of every flight. */
function FareCodes({ fare }: { fare: Offer }) {
  const t = useTranslations("search.compare");
  return allSegments(fare).map(({ departure, arrival, booking_class, fare_basis }) => (
    <span key={departure.datetime} className="block">
      {t("fare", { from: departure.airport.code, to: arrival.airport.code, letter: booking_class ?? "", basis: fare_basis ?? "" })}
    </span>
  ));
}
