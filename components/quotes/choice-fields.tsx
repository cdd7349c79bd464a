"use client";

import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { TextField } from "@/components/ui/fields/text-field";
import { IconButton } from "@/components/ui/press/icon-button";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { TypedPrice } from "@/lib/client/money/typed-price";
import { citiesOf, journeyText } from "@/lib/client/travel/journey-text";
import { takeOutOfQuote } from "@/lib/client/travel/quote-basket";
import type { PickedOffer } from "@/lib/contracts/portal/quotes";
import { formatMoney, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { useMarginText } from "@/lib/i18n/use-margin-text";
import type { ShownBefore } from "./use-make-quote";

interface ChoiceFieldsProps {
  offer: PickedOffer;
  /** Number of the choice, from 0. */
  index: number;
  price: TypedPrice | undefined;
  /** What was shown of it when its price was found to have moved; undefined where it has not. */
  before: ShownBefore | undefined;
  /** What the service refused, by field. */
  errors: Readonly<Record<string, readonly string[]>>;
  onType: (text: string) => void;
}

/** One choice of the form: its flights, and what the customer pays. */
export function ChoiceFields({ offer, index, price, before, errors, onType }: ChoiceFieldsProps) {
  const t = useTranslations("quotes.form");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const marginText = useMarginText();
  const { isOn: isForCustomer } = useCustomerMode();
  const { currency } = offer.price;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const journey = journeyText(citiesOf(offer.directions));
  const gone = errors[`choices.${index}.offer_id`]?.[0];
  const refusal = errors[`choices.${index}.amount`]?.[0];
  // How far a price may go says what the offer costs: the customer reads that it cannot be sent, and no more.
  const isRefused = refusal !== undefined || price?.isAllowed === false;
  return (
    <li className="rounded-lg border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium">
            {index + 1}. {journey}
          </p>
          {offer.directions.map((direction) => (
            <p key={direction.departure.datetime} className="num text-ink-soft text-sm">
              {formatWeekdayDate(direction.departure.datetime, locale)} {formatTime(direction.departure.datetime)} ·{" "}
              {direction.segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`).join(", ")}
            </p>
          ))}
          <p className="text-ink-soft text-sm">{offer.fare_family_type}</p>
        </div>
        <IconButton label={t("remove", { journey: `${index + 1}. ${journey}` })} onPress={() => takeOutOfQuote(offer.id)}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {gone ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {gone}
        </p>
      ) : null}
      {isForCustomer && isRefused ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {tSelling("priceRefused")}
        </p>
      ) : null}
      {price?.bounds && !isForCustomer ? (
        <TextField
          className="mt-2"
          label={t("priceOf", { number: index + 1, currency })}
          value={price.text}
          onChange={onType}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="num"
          description={
            price.amount === null
              ? undefined
              : `${tSelling("costIs", { amount: money(price.cost) })} · ${marginText({ cost: price.cost, selling: price.amount, currency })}`
          }
          error={
            refusal ??
            (price.isAllowed ? undefined : t("outside", { lowest: money(price.bounds.lowest), highest: money(price.bounds.highest) }))
          }
        />
      ) : (
        <p className="num mt-2 font-semibold">{price?.amount === null || !price ? "" : money(price.amount)}</p>
      )}
      {price && before ? <PriceBefore price={price} before={before} money={money} /> : null}
    </li>
  );
}

/** What the price was when the agent last looked at it: the customer's where that has moved, and to the agency its cost. */
function PriceBefore({
  price: { amount, cost },
  before,
  money,
}: {
  price: TypedPrice;
  before: ShownBefore;
  money: (amount: number) => string;
}) {
  const t = useTranslations("quotes.form");
  const { isOn: isForCustomer } = useCustomerMode();
  const isMoved = amount !== before.amount;
  const isAllSaid = isForCustomer || (isMoved && before.amount === before.cost);
  const parts = [
    isMoved ? t("was", { amount: money(before.amount) }) : "",
    cost === before.cost || isAllSaid ? "" : t("costWas", { amount: money(before.cost) }),
  ].filter(Boolean);
  return parts.length > 0 ? <p className="num mt-1 text-sm text-warm">{parts.join(" · ")}</p> : null;
}
