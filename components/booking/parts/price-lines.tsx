"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { Currency } from "@/lib/domain/money";
import { AGE_GROUPS, type AgeGroup } from "@/lib/domain/passengers/passengers";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { cents } from "../pay/payment-figures";

interface PriceLinesProps {
  /** Without their extra bags. */
  passengers: readonly { age: AgeGroup; price: number }[];
  bags: BagSum;
  currency: Currency;
  /** Left out where the figures below say it. */
  total?: number;
  taxes?: number;
}

/** What each age group and the extra bags cost, and, where it is given, all together. */
export function PriceLines({ passengers, bags, currency, total, taxes }: PriceLinesProps) {
  const t = useTranslations("booking.price");
  const tAges = useTranslations("common.ages");
  const locale = useLocale();
  return (
    <dl className="num space-y-1.5">
      {groups(passengers).map(({ age, count, price }) => (
        <div key={`${age}${price}`} className="flex justify-between gap-4">
          <dt className="text-ink-soft">
            {tAges(age, { count })}
            {count > 1 ? <span className="whitespace-nowrap text-ink-faint text-sm"> × {formatNumber(price, locale)}</span> : null}
          </dt>
          <dd className="whitespace-nowrap">{formatMoney(count * price, currency, locale)}</dd>
        </div>
      ))}
      {bags.pieces > 0 ? (
        <div className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t("bags", { count: bags.pieces })}</dt>
          <dd className="whitespace-nowrap">{formatMoney(bags.amount, currency, locale)}</dd>
        </div>
      ) : null}
      {taxes === undefined ? null : (
        <div className="flex justify-between gap-4 text-ink-faint text-sm">
          <dt>{t("taxes")}</dt>
          <dd className="whitespace-nowrap">{formatMoney(taxes, currency, locale)}</dd>
        </div>
      )}
      {total === undefined ? null : (
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>{t("total")}</dt>
          <dd className="whitespace-nowrap text-xl">{formatMoney(total, currency, locale)}</dd>
        </div>
      )}
    </dl>
  );
}

interface Group {
  age: AgeGroup;
  count: number;
  price: number;
}

function groups(passengers: PriceLinesProps["passengers"]): Group[] {
  return AGE_GROUPS.flatMap((age) => {
    const prices = passengers.filter((passenger) => passenger.age === age).map(({ price }) => price);
    return [...new Set(prices)].map((price) => ({ age, price, count: prices.filter((other) => other === price).length }));
  });
}

/** Extra bags of all passengers together. */
export interface BagSum {
  pieces: number;
  /** Major units. */
  amount: number;
}

interface PriceParts {
  /** What each passenger pays for flying, major units. */
  fares: { age: AgeGroup; price: number }[];
  bags: BagSum;
}

/** Parts the price of a booking: a passenger's price includes the extra bags. */
export function bagsOf(passengers: Booking["passengers"]): PriceParts {
  const all = passengers.flatMap(({ additional_baggage }) => additional_baggage);
  return {
    fares: passengers.map(({ age, extended_price, additional_baggage }) => ({
      age,
      price: cents(extended_price.amount - sum(additional_baggage.map(({ price }) => price.amount))),
    })),
    bags: { pieces: sum(all.map(({ piece }) => piece)), amount: cents(sum(all.map(({ price }) => price.amount))) },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
