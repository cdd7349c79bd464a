"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import { useSellOffer } from "@/lib/client/money/selling";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { PriceSteps } from "./price-steps";

type Parts = NonNullable<ListedOffer["price_parts"]>[number];

/** What the total is made of, and until when it has to be paid. */
export function PriceBreakdown({ offer }: { offer: ListedOffer }) {
  const t = useTranslations("search.details");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const figures = useSellOffer()(offer);
  const { price, recommended_price, ticketing_time_limit } = offer;
  const money = (amount: number) => formatMoney(amount, price.currency, locale);
  // Fares and taxes are what it costs the agency: with a customer before the screen they stand only where that is the customer's price too.
  const isForCustomer = useCustomerMode().isOn && figures !== null;
  return (
    <section aria-label={t("price")} className="self-start rounded-lg bg-paper px-4 py-3">
      <h3 className="mb-1 font-semibold">{t("price")}</h3>
      <dl className="num text-sm">
        {isForCustomer ? null : <CostRows offer={offer} money={money} />}
        {/* Two prices for the customer are one too many. */}
        {!figures && recommended_price.amount > price.amount ? (
          <div className="mt-2 flex justify-between gap-3 border-line border-t pt-2 text-ink-soft">
            <dt>{t("recommended")}</dt>
            <dd className="whitespace-nowrap">{money(recommended_price.amount)}</dd>
          </div>
        ) : null}
        {figures ? (
          <>
            <div className="mt-2 flex justify-between gap-3 border-line border-t pt-2 font-semibold text-base">
              <dt>{tSelling("selling")}</dt>
              <dd className="whitespace-nowrap">{money(figures.selling)}</dd>
            </div>
            <AgencyOnly>
              <div className="flex justify-between gap-3 text-ink-soft">
                <dt>{tSelling("margin")}</dt>
                <dd className="whitespace-nowrap">{money(figures.margin)}</dd>
              </div>
            </AgencyOnly>
          </>
        ) : null}
      </dl>
      <AgencyOnly>
        <PriceSteps offerId={offer.id} />
      </AgencyOnly>
      <p className="num mt-2 text-ink-faint text-xs">{t("timeLimit", { moment: formatInstant(ticketing_time_limit, locale) })}</p>
    </section>
  );
}

/** What the offer costs the agency: each age group, the total, and what of it are taxes and fees. */
function CostRows({ offer, money }: { offer: ListedOffer; money: (amount: number) => string }) {
  const t = useTranslations("search.details");
  const { price, taxes_and_fees } = offer;
  return (
    <>
      {groupsOf(offer).map(({ age, count, each, parts }) => (
        <Fragment key={age}>
          <GroupRow age={age} count={count} amount={money(count * each)} each={money(each)} />
          {parts ? <PartRows parts={parts} money={money} /> : null}
        </Fragment>
      ))}
      <div className="mt-2 flex justify-between gap-3 border-line border-t pt-2 font-semibold text-base">
        <dt>{t("total")}</dt>
        <dd className="whitespace-nowrap">{money(price.amount)}</dd>
      </div>
      <div className="flex justify-between gap-3 text-ink-soft">
        <dt>{t("taxes")}</dt>
        <dd className="whitespace-nowrap">{money(taxes_and_fees.amount)}</dd>
      </div>
    </>
  );
}

interface GroupRowProps {
  age: ListedOffer["passengers"][number]["age"];
  count: number;
  amount: string;
  each: string;
}

function GroupRow({ age, count, amount, each }: GroupRowProps) {
  const t = useTranslations();
  return (
    <div className="flex justify-between gap-3 py-0.5">
      <dt>
        {t(`common.ageGroups.${age}`)}
        {count > 1 ? <span className="text-ink-faint"> {t("search.details.perPassenger", { count })}</span> : null}
      </dt>
      <dd className="whitespace-nowrap" title={each}>
        {amount}
      </dd>
    </div>
  );
}

interface PartRowsProps {
  parts: Parts;
  money: (amount: number) => string;
}

/** What one passenger of a group pays: the fare, every tax by its code, and the service's fee. */
function PartRows({ parts: { base, taxes, service_fee }, money }: PartRowsProps) {
  const t = useTranslations("search.details");
  const rows = [
    { name: t("base"), amount: base },
    ...taxes.map(({ code, amount }) => ({ name: t("tax", { code }), amount })),
    ...(service_fee === 0 ? [] : [{ name: t("serviceFee"), amount: service_fee }]),
  ];
  return rows.map(({ name, amount }) => (
    <div key={name} className="flex justify-between gap-3 pl-3 text-ink-soft text-xs">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{money(amount)}</dd>
    </div>
  ));
}

/** Passengers of one age group pay the same. */
function groupsOf(offer: ListedOffer) {
  return AGE_GROUPS.map((age) => {
    const members = offer.passengers.filter((passenger) => passenger.age === age);
    const parts = offer.price_parts?.find((part) => part.age === age);
    return { age, count: members.length, each: members[0]?.price ?? 0, parts };
  }).filter(({ count }) => count > 0);
}
