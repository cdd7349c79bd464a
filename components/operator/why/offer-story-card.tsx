"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import type { OffersStory } from "@/lib/contracts/operator/why";
import { formatDate, formatMoney, formatTime } from "@/lib/i18n/formats";
import { Lines } from "./passenger-lines";
import { RuleText } from "./rule-text";

interface OfferProps {
  offer: OffersStory["offers"][number];
  currency: OffersStory["currency"];
}

/** One offer of an agency: closed it is its flights and its price, open everything that made it. */
export function OfferStoryCard({ number, offer, currency }: OfferProps & { number: number }) {
  const t = useTranslations("why.offers");
  const locale = useLocale();
  const flights = offer.directions.map((direction) => direction.map(({ flight }) => flight).join(" + ")).join(" / ");
  return (
    <details className="rounded-xl border border-line bg-surface shadow-card" open={number === 1}>
      <summary className="num flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 py-2 font-medium">
        <span>{`${number}. ${flights}`}</span>
        <span>{formatMoney(offer.total, currency, locale)}</span>
      </summary>
      <div className="space-y-4 px-4 pb-4">
        {offer.searched === null ? null : <p>{t("searched", { amount: formatMoney(offer.searched, currency, locale) })}</p>}
        <Flights offer={offer} />
        <Fares offer={offer} currency={currency} />
        <Classes offer={offer} />
        <Passengers offer={offer} currency={currency} />
        <Rules offer={offer} />
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Flights({ offer: { directions } }: Pick<OfferProps, "offer">) {
  const locale = useLocale();
  return (
    <ul className="num">
      {directions.flat().map(({ flight, route, departs, arrives }) => (
        <li key={flight + departs}>
          {`${flight} ${route} · ${formatDate(departs.slice(0, 10), locale)} ${formatTime(departs)}–${formatTime(arrives)}`}
        </li>
      ))}
    </ul>
  );
}

function Fares({ offer: { fares }, currency }: OfferProps) {
  const t = useTranslations("why");
  const locale = useLocale();
  return (
    <Part title={t("fares.title")}>
      <ul className="space-y-1">
        {fares.map((fare) => (
          <li key={`${fare.direction} ${fare.route}`} className="num">
            <PageLink href={faresPage(fare)} className="text-accent underline">
              {`${fare.carrier} ${fare.route} ${fare.brand} ${fare.booking_class} (${fare.fare_basis})`}
            </PageLink>
            {": "}
            {t("offers.filed", {
              filed: formatMoney(fare.filed.amount, fare.filed.currency, locale),
              adult: formatMoney(fare.adult, currency, locale),
            })}
            <Markups fare={fare} currency={currency} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The house's rules in the order in which they were tried for a fare, and what it came to. */
function Markups({
  fare: { adult, marked, markups },
  currency,
}: Pick<OfferProps, "currency"> & { fare: OfferProps["offer"]["fares"][number] }) {
  const t = useTranslations("why.markups");
  const locale = useLocale();
  if (markups.length === 0) return null;
  return (
    <div className="mt-1 ml-4 text-sm">
      <PageLink href={pages.markups()} className="text-accent underline">
        {t("title")}
      </PageLink>
      {adult === marked ? null : `: ${t("marked", { amount: formatMoney(marked, currency, locale) })}`}
      <ol>
        {markups.map(({ rule, refusal }) => (
          <li key={rule} className="wrap-anywhere">
            {rule} <span className={refusal === null ? "font-semibold" : "text-ink-soft"}>{t(refusal ?? "counts")}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function faresPage({ carrier, route, booking_class }: OfferProps["offer"]["fares"][number]): string {
  const [origin, destination] = route.split("–");
  return pages.prices({ carrier, origin, destination, booking_class });
}

function Classes({ offer: { classes } }: Pick<OfferProps, "offer">) {
  const t = useTranslations("why");
  const locale = useLocale();
  return (
    <Part title={t("classes.title")}>
      <ul className="space-y-1">
        {classes.map(({ departure, flight, date, route, booking_class: bookingClass, limits }) => (
          <li key={departure} className="num wrap-anywhere">
            <PageLink href={pages.departure(departure)} className="text-accent underline">
              {`${flight} ${formatDate(date, locale)} ${route}`}
            </PageLink>
            {`, ${bookingClass}: ${limits.map((limit) => t("offers.limit", limit)).join("; ")}`}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Passengers({ offer: { passengers }, currency }: OfferProps) {
  const tAge = useTranslations("common.ageGroups");
  const t = useTranslations("why.lines");
  return (
    <Part title={t("title")}>
      <div className="grid gap-4 lg:grid-cols-2">
        {passengers.map((passenger) => (
          <div key={passenger.age}>
            <p className="font-medium">{`${passenger.count} × ${tAge(passenger.age)}`}</p>
            <Lines passenger={passenger} currency={currency} />
          </div>
        ))}
      </div>
    </Part>
  );
}

function Rules({ offer: { tried } }: Pick<OfferProps, "offer">) {
  const t = useTranslations("why.rules");
  return (
    <Part title={t("title")}>
      {tried.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : null}
      <ol className="space-y-2">
        {tried.map((rule) => (
          <li key={JSON.stringify([rule.part, rule.when])} className="flex flex-wrap items-center gap-2">
            <RuleText rule={rule} />
          </li>
        ))}
      </ol>
    </Part>
  );
}
