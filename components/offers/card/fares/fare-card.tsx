"use client";

import { useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, Check, Luggage } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/press/link-button";
import { Badge } from "@/components/ui/states/badge";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useSellOffer } from "@/lib/client/money/selling";
import { allSegments } from "@/lib/client/offers/offer-facts";
import type { ListedOffer } from "@/lib/client/offers/unfold-offers";
import { leastBaggage, leastHandBaggage, useBaggageText } from "@/lib/client/travel/baggage";
import type { FareRule, Offer } from "@/lib/contracts/interface/offers";
import { formatMoneyDifference } from "@/lib/i18n/formats";
import { offerRulesOptions } from "../../queries";
import { OfferPrice } from "../offer-price";
import { QuoteMark } from "../quote-mark";
import { useBookAddress } from "../use-book-address";
import { PenaltyText, strictest } from "./penalty-text";

interface FareCardProps {
  fare: Offer;
  /** What the list shows, for these flights. */
  shown: ListedOffer;
  isLowest: boolean;
}

/** What the card shows in its own way. */
const TOLD_OTHERWISE = ["hand_baggage", "baggage", "refund", "change"];

/** What a fare includes besides that, on any direction, each once. */
function servicesOf({ fare_family_features }: Offer): string[] {
  const others = fare_family_features.flat().filter(({ code, included }) => included && !TOLD_OTHERWISE.includes(code));
  return [...new Set(others.map(({ title }) => title))];
}

/** One brand: what it costs more, what it includes, what a change and a refund cost. */
export function FareCard({ fare, shown, isLowest }: FareCardProps) {
  const bookAddress = useBookAddress();
  const t = useTranslations("search.fares");
  const locale = useLocale();
  const sell = useSellOffer();
  const priceOf = (offer: ListedOffer) => sell(offer)?.selling ?? offer.price.amount;
  const difference = priceOf(fare) - priceOf(shown);
  const services = servicesOf(fare);
  return (
    <li className="flex w-[17rem] shrink-0 snap-start flex-col gap-3 rounded-xl border border-line-strong bg-surface p-4 lg:w-auto">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
          {fare.fare_family_type}
          {isLowest ? <Badge tone="good">{t("lowest")}</Badge> : null}
        </p>
        <p className="mt-1">
          <OfferPrice offer={fare} />
        </p>
        <p className="num text-ink-soft text-sm">
          {difference === 0 ? t("selectedPrice") : formatMoneyDifference(difference, fare.price.currency, locale)}
        </p>
      </div>
      <Included fare={fare} />
      <Penalties offerId={fare.id} />
      {services.length > 0 ? (
        <ul className="flex flex-col gap-1 border-line border-t pt-3 text-sm">
          {services.map((service) => (
            <li key={service} className="flex items-start gap-2">
              <Check className="mt-0.5 size-4 shrink-0 text-good" aria-hidden="true" />
              {service}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto flex items-center gap-1">
        <LinkButton href={bookAddress(fare)} variant={isLowest ? "primary" : "secondary"} className="min-w-0 flex-1">
          {t("choose", { brand: fare.fare_family_type })}
        </LinkButton>
        <QuoteMark offer={fare} />
      </div>
    </li>
  );
}

function Included({ fare }: { fare: Offer }) {
  const baggageText = useBaggageText();
  const segments = allSegments(fare);
  const baggage = leastBaggage(segments);
  const hand = leastHandBaggage(segments);
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Line icon={<Luggage className="size-4" aria-hidden="true" />} isMissing={!baggage}>
        {baggageText("checked", baggage)}
      </Line>
      <Line icon={<BriefcaseBusiness className="size-4" aria-hidden="true" />} isMissing={!hand}>
        {baggageText("hand", hand)}
      </Line>
    </ul>
  );
}

function Line({ icon, isMissing, children }: { icon: ReactNode; isMissing: boolean; children: ReactNode }) {
  return (
    <li className={`num flex items-center gap-2 ${isMissing ? "text-ink-faint" : ""}`}>
      <span className="shrink-0 text-ink-faint">{icon}</span>
      {children}
    </li>
  );
}

/** The strictest conditions of all fares of the journey: what a customer can count on. */
function Penalties({ offerId }: { offerId: string }) {
  const t = useTranslations("search.fares");
  const locale = useLocale();
  const { data: rules, isError } = useQuery(offerRulesOptions(offerId, locale));
  if (isError) return <p className="text-bad text-sm">{t("rulesError")}</p>;
  // The skeleton is as high as the rules, so that the button below does not move under the pointer.
  if (!rules) return <Skeleton className="h-35 w-full" />;
  return (
    <dl className="flex flex-col gap-1.5 border-line border-t pt-3 text-sm">
      <Conditions title={t("change")} rules={rules.map(({ change }) => change)} />
      <Conditions title={t("refund")} rules={rules.map(({ refund }) => refund)} />
    </dl>
  );
}

function Conditions({ title, rules }: { title: string; rules: readonly FareRule["refund"][] }) {
  const t = useTranslations("search.fares");
  const before = strictest(rules.map(({ before_departure }) => before_departure));
  const after = strictest(rules.map(({ after_departure }) => after_departure));
  return (
    <div>
      <dt className="text-ink-soft">{title}</dt>
      {[
        { penalty: before, when: t("before") },
        { penalty: after, when: t("after") },
      ].map(({ penalty, when }) => (
        <dd key={when} className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-ink-faint text-xs">{when}</span>
          {penalty ? <PenaltyText penalty={penalty} /> : null}
        </dd>
      ))}
    </div>
  );
}
