"use client";

import { useQuery } from "@tanstack/react-query";
import { Luggage } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { routeOf } from "@/components/travel/journey/itinerary";
import { usePassengerName } from "@/components/travel/passenger-name";
import { Button } from "@/components/ui/press/button";
import { Spinner } from "@/components/ui/states/spinner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { cents } from "../pay/payment-figures";
import { bookingBagsQuery, buyBags } from "../queries";
import { BagFields } from "./bag-fields";
import { type ChosenBags, ordersOf, totalOf } from "./bag-orders";
import { useBagPrices } from "./use-bag-prices";

interface AddBagsProps {
  booking: Booking;
  /** Whether the customer pays a price of the agency's own. */
  isOwnPrice: boolean;
}

/** Buys bags for a booking that is made: what each passenger may still have, what it costs today, and who pays it. */
export function AddBags({ booking, isOwnPrice }: AddBagsProps) {
  const t = useTranslations("booking.bags");
  const tCommon = useTranslations("common.actions");
  const [chosen, setChosen] = useState<ChosenBags>({});
  const locale = useLocale();
  const { id, price } = booking;
  const [isAsked, setAsked] = useState(false);
  const prices = useBagPrices(booking, { isOwnPrice, isAsked });
  const { data, error } = useQuery({ ...bookingBagsQuery(id), enabled: isAsked });
  const orders = data ? ordersOf(chosen, data) : [];
  const bags = orders.map(({ passenger, bag }) => ({ passenger, id: bag.id }));
  const run = (headers: Record<string, string>) => buyBags(id, { bags }, headers);
  const decision = useDecision({ run, done: t("added"), request: bags.map((bag) => `${bag.passenger} ${bag.id}`).join() });
  const total = prices && orders.length > 0 ? totalOf(orders, prices) : null;
  const open = () => {
    setChosen({});
    setAsked(true);
    decision.open();
  };
  const turn = (isOpen: boolean) => {
    setAsked(isOpen);
    decision.onOpenChange(isOpen);
  };
  const texts = {
    ...{ title: t("add"), keep: tCommon("cancel"), working: t("adding") },
    confirm: total === null ? t("add") : t("confirm", { amount: formatMoney(total, price.currency, locale) }),
  };
  return (
    <>
      <Button variant="secondary" size="sm" onPress={open}>
        <Luggage className="size-4" aria-hidden="true" />
        {t("add")}
      </Button>
      <DecisionDialog decision={{ ...decision, onOpenChange: turn }} texts={texts} isHarmless isBlocked={orders.length === 0}>
        {data ? (
          <>
            <Closures bags={data} booking={booking} />
            {isOwnPrice ? <PartlyRefunded booking={booking} /> : null}
            <BagFields booking={booking} bags={data} chosen={chosen} prices={prices} onChange={setChosen} />
            {prices && total !== null ? <Total booking={booking} before={prices.total} bags={total} /> : null}
          </>
        ) : (
          <Waiting error={error} />
        )}
      </DecisionDialog>
    </>
  );
}

interface TotalProps {
  booking: Booking;
  /** Price of the booking without the chosen bags, and theirs; major units. */
  before: number;
  bags: number;
}

/** What the booking will cost with the bags; of one that is paid, what is charged for them, without a word of the deposit while a customer looks on. */
function Total({ booking: { status, price }, before, bags }: TotalProps) {
  const t = useTranslations("booking.bags");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const amount = formatMoney(bags, price.currency, locale);
  const total = formatMoney(cents(before + bags), price.currency, locale);
  return (
    <p className="num font-medium" aria-live="polite">
      {status === "booked" ? t("grows", { amount, total }) : t(isForCustomer ? "cost" : "charged", { amount })}
    </p>
  );
}

function Waiting({ error }: { error: unknown }) {
  const t = useTranslations("booking.bags");
  const errorText = useErrorText();
  if (error) return <p role="alert">{errorText(error).message}</p>;
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner className="size-4" />
      {t("reading")}
    </p>
  );
}

/** Says that a passenger who was refunded a direction at the agency's own price gets no bags for the rest. */
function PartlyRefunded({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.bags");
  const nameOf = usePassengerName(booking);
  const people = booking.passengers.filter(({ refunded_at, refunded_directions }) => !refunded_at && refunded_directions);
  return people.map(({ key }) => (
    <p key={key} className="text-ink-soft text-sm">
      <span className="font-medium text-ink">{nameOf(key)}</span> · {t("partlyRefunded")}
    </p>
  ));
}

/** Why there is nothing to buy, direction by direction, or for anybody. */
function Closures({ bags: { directions, passengers }, booking }: { bags: BookingBags; booking: Booking }) {
  const t = useTranslations("booking.bags");
  const closed = directions.flatMap(({ direction, closed: why }) => (why ? [{ direction, why }] : []));
  const isNothingLeft = closed.length < directions.length && passengers.every(({ bags }) => bags.length === 0);
  return (
    <>
      {closed.map(({ direction, why }) => (
        <p key={direction} className="text-ink-soft text-sm">
          <span className="num font-medium text-ink">{routeOf(booking.directions[direction])}</span> · {t(`closed.${why}`)}
        </p>
      ))}
      {isNothingLeft ? <p className="text-ink-soft">{t("nothingLeft")}</p> : null}
    </>
  );
}
