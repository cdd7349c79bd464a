"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { useHasOwnPrices, usePayable } from "@/lib/client/money/selling";
import { allSegments, seatsLeft } from "@/lib/client/offers/offer-facts";
import { leastBaggage, leastHandBaggage, useBaggageText } from "@/lib/client/travel/baggage";
import type { Offer } from "@/lib/contracts/interface/offers";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { offerCostsOptions } from "../../queries";
import { ChangeCost, FullRules, RefundCost, useRefundShown } from "./fare-costs";

/** One matter in which fares are compared. */
export interface ComparedRow {
  key: string;
  title: string;
  isStrong?: boolean;
  cell: (fare: Offer) => ReactNode;
  /** What each fare says, as far as it is known yet: where all say the same, the row tells no fare from another. */
  said: readonly (string | undefined)[];
}

/** Whether all fares are known to say the same. */
export function isSame({ said }: ComparedRow): boolean {
  return said[0] !== undefined && said.every((each) => each === said[0]);
}

export interface Compared {
  /** In what fares differ, in the order in which customers ask; then what is the same for all. */
  rows: ComparedRow[];
  /** What the total is made of, which is looked at seldom. */
  priceRows: ComparedRow[];
  rulesRow: ComparedRow;
}

type Parts = NonNullable<Offer["price_parts"]>[number];

type CostKey = "refundToday" | "refundDayBefore" | "changeToday" | "changeDayBefore";

/** Everything in which fares may differ: money first, then what one gets for it, then what it costs to think better of it. */
export function useComparedRows(fares: readonly Offer[]): Compared {
  const t = useTranslations("search.compare");
  const totalRows = useTotalRows(fares);
  const priceRows = usePriceRows(fares);
  const baggageText = useBaggageText();
  const locale = useLocale();
  const refundShown = useRefundShown();
  const costs = useQueries({ queries: fares.map(({ id }) => offerCostsOptions(id)) }).map(({ data }) => data);
  const textRow = (key: "baggage" | "hand" | "seats", text: (fare: Offer) => string): ComparedRow => ({
    ...{ key, title: t(key), cell: text, said: fares.map(text) },
  });
  const costRow = (key: CostKey, at: "today" | "day_before", what: "refund" | "change"): ComparedRow => ({
    ...{ key, title: t(key) },
    cell: (fare) => (what === "refund" ? <RefundCost fare={fare} at={at} /> : <ChangeCost offerId={fare.id} at={at} />),
    said: fares.map((fare, index) => {
      const known = costs[index];
      const then = known?.[at] ?? null;
      return known && JSON.stringify(then && (what === "refund" ? refundShown(fare, then) : then.change));
    }),
  });
  const rows = [
    ...totalRows,
    textRow("baggage", (fare) => baggageText("checked", leastBaggage(allSegments(fare)))),
    textRow("hand", (fare) => baggageText("hand", leastHandBaggage(allSegments(fare)))),
    costRow("refundToday", "today", "refund"),
    costRow("refundDayBefore", "day_before", "refund"),
    costRow("changeToday", "today", "change"),
    costRow("changeDayBefore", "day_before", "change"),
    textRow("seats", (fare) => formatNumber(seatsLeft(fare), locale)),
    { key: "fares", title: t("fares"), cell: (fare: Offer) => <FareCodes fare={fare} />, said: fares.map(codesOf) },
  ];
  const rulesRow = { key: "rules", title: t("rules"), cell: ({ id }: Offer) => <FullRules offerId={id} />, said: [] };
  return { rows: [...rows.filter((row) => !isSame(row)), ...rows.filter(isSame)], priceRows, rulesRow };
}

/** What customers pay and what it costs the agency; one row where these are the same, and the customer's alone while they look on. */
function useTotalRows(fares: readonly Offer[]): ComparedRow[] {
  const t = useTranslations("search.compare");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const hasOwnPrices = useHasOwnPrices();
  const payable = usePayable();
  const { isOn: isForCustomer } = useCustomerMode();
  const row = (key: string, title: string, amountOf: (fare: Offer) => number): ComparedRow => {
    const cell = (fare: Offer) => formatMoney(amountOf(fare), fare.price.currency, locale);
    return { key, title, isStrong: true, cell, said: fares.map(cell) };
  };
  const costOf = ({ price }: Offer) => price.amount;
  if (!hasOwnPrices) return [row("total", t("total"), costOf)];
  const sellingRow = row("selling", tSelling("selling"), payable);
  return isForCustomer ? [sellingRow] : [sellingRow, row("total", tSelling("cost"), costOf)];
}

/** Rows of each age group that travels: the fare, every tax that any of the fares has, the service's fee, and the total. */
function usePriceRows(fares: readonly Offer[]): ComparedRow[] {
  const t = useTranslations("search.compare");
  const tAges = useTranslations("common.ageGroups");
  const locale = useLocale();
  const hasOwnPrices = useHasOwnPrices();
  const textOf =
    (age: AgeGroup, amountOf: (parts: Parts) => number) =>
    ({ price_parts, price }: Offer) => {
      const parts = price_parts?.find((each) => each.age === age);
      return parts ? formatMoney(amountOf(parts), price.currency, locale) : "–";
    };
  const row = (age: AgeGroup, key: string, title: string, amountOf: (parts: Parts) => number, isStrong = false): ComparedRow => ({
    key: `${age}-${key}`,
    title: `${t("each", { group: tAges(age) })}: ${title}`,
    isStrong,
    cell: textOf(age, amountOf),
    said: fares.map(textOf(age, amountOf)),
  });
  const isForCustomer = useCustomerMode().isOn && hasOwnPrices;
  if (isForCustomer) return [];
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

function codesOf(fare: Offer): string {
  return allSegments(fare)
    .map(({ booking_class, fare_basis }) => `${booking_class} ${fare_basis}`)
    .join();
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
