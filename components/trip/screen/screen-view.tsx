"use client";

import { useQuery } from "@tanstack/react-query";
import { Luggage, Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { leastBaggage, leastHandBaggage, useBaggageText } from "@/lib/client/travel/baggage";
import type { CustomerScreen, ShownScreenOffer } from "@/lib/contracts/trip/screens";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { formatMoney } from "@/lib/i18n/formats";
import { ChoiceDirection } from "../quote/choice-direction";
import { customerScreenQuery, hasEnded } from "./queries";
import { ScreenEnded } from "./screen-ended";

interface ScreenViewProps {
  token: string;
  /** The list as the server read it for the first paint; it follows the agent from then on. */
  initial: CustomerScreen;
}

/** An agent's list as their customer follows it: nothing to press. */
export function ScreenView({ token, initial }: ScreenViewProps) {
  const t = useTranslations("followed");
  const locale = useLocale();
  const { data: screen, error } = useQuery({ ...customerScreenQuery(token, locale), initialData: initial });
  if (hasEnded(error)) return <ScreenEnded />;
  const { agency, offers, highlighted } = screen;
  return (
    <div className="space-y-4">
      <header>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="mt-1 text-ink-soft">{t("lead", { agency })}</p>
        <Party passengers={screen.passengers} />
      </header>
      {error ? <Banner tone="warm" title={t("updateFailed")} /> : null}
      {offers.length === 0 ? <p role="status">{t("waiting")}</p> : null}
      <ol className="space-y-3">
        {offers.map((offer, index) => (
          <ShownOffer key={keyOf(offer)} offer={offer} isPointed={index === highlighted} />
        ))}
      </ol>
    </div>
  );
}

function keyOf({ directions, brand, price }: ShownScreenOffer): string {
  const flights = directions.flatMap(({ segments }) => segments.map(({ departure, flight_number }) => departure.datetime + flight_number));
  return [...flights, brand, price.amount].join();
}

function Party({ passengers }: Pick<CustomerScreen, "passengers">) {
  const tAges = useTranslations("common.ages");
  const party = AGE_GROUPS.filter((age) => passengers[age] > 0).map((age) => tAges(age, { count: passengers[age] }));
  return party.length > 0 ? <p className="num mt-1 text-sm">{party.join(", ")}</p> : null;
}

function ShownOffer({ offer, isPointed }: { offer: ShownScreenOffer; isPointed: boolean }) {
  const t = useTranslations("followed");
  const tQuote = useTranslations("quotes.customer");
  const locale = useLocale();
  const baggageText = useBaggageText();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPointed) row.current?.scrollIntoView({ block: "center" });
  }, [isPointed]);
  const segments = offer.directions.flatMap((direction) => direction.segments);
  const amount = formatMoney(offer.price.amount, offer.price.currency, locale);
  return (
    <li
      ref={row}
      aria-current={isPointed ? "true" : undefined}
      className={`space-y-3 rounded-xl border bg-surface p-4 shadow-card ${isPointed ? "border-accent ring-2 ring-accent" : "border-line"}`}
    >
      {isPointed ? <Badge tone="accent">{t("pointed")}</Badge> : null}
      {offer.directions.map((direction) => (
        <ChoiceDirection key={direction.departure.datetime} direction={direction} />
      ))}
      <ul className="num space-y-1 text-sm">
        <li className="flex items-start gap-2">
          <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          {baggageText("checked", leastBaggage(segments))} · {baggageText("hand", leastHandBaggage(segments))}
        </li>
        <li className="flex items-start gap-2">
          <Undo2 className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          {offer.brand} · {tQuote(`refund.${offer.refund}`)}
        </li>
      </ul>
      <p className="num border-line border-t pt-3 font-semibold text-xl">
        {offer.is_from ? t("from", { amount }) : amount}
        <span className="ml-2 font-normal text-ink-soft text-sm">{tQuote("forAll")}</span>
      </p>
    </li>
  );
}
