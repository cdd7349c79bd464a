"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { usePassengerName } from "@/components/travel/passenger-name";
import { allDirections, leavesWithoutAdult } from "@/components/travel/refund/without-adult";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { Button } from "@/components/ui/press/button";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { cents } from "../pay/payment-figures";
import { bookingExtrasQuery, cancelPassengers } from "../queries";
import { DecisionDialog, useDecision } from "./decision-dialog";

/** Takes passengers out of an unpaid booking, after showing what is left to pay. */
export function CancelPassengers({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.leave");
  const tCancel = useTranslations("booking.cancel");
  const locale = useLocale();
  const nameOf = usePassengerName(booking);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const body = { passengers: [...chosen] };
  const run = (headers: Record<string, string>) => cancelPassengers(booking.id, body, headers);
  const decision = useDecision({ run, done: t("done"), request: chosen.join() });
  const shares = useShares(booking);
  const money = (amount: number) => formatMoney(amount, booking.price.currency, locale);
  const leaving = booking.passengers.filter(({ key }) => chosen.includes(key));
  const left = shares && cents(leaving.reduce((total, { key }) => total - shares.of(key), shares.total));
  const needsAdult = leavesWithoutAdult(booking, (key) => (chosen.includes(key) ? allDirections(booking) : []));
  const isEverybody = leaving.length === booking.passengers.length;
  const people = booking.passengers.map(({ key }) => ({ id: key, label: nameOf(key), ...(shares && { text: money(shares.of(key)) }) }));
  const open = () => {
    setChosen([]);
    decision.open();
  };
  const choose = (next: readonly string[]) => {
    decision.forget();
    setChosen(next);
  };
  const texts = { title: t("title"), keep: tCancel("keep"), confirm: t("confirm"), working: t("working") };
  return (
    <>
      <Button variant="secondary" onPress={open}>
        {t("action")}
      </Button>
      <DecisionDialog
        decision={decision}
        texts={texts}
        needsAdult={t("needsAdult")}
        isBlocked={leaving.length === 0 || isEverybody || needsAdult}
      >
        <CheckboxGroup
          label={t("who")}
          options={people}
          values={chosen}
          onChange={choose}
          error={isEverybody ? t("everybody") : needsAdult && leaving.length > 0 ? t("needsAdult") : undefined}
        />
        <p>{t("text")}</p>
        {left !== null && leaving.length > 0 && !isEverybody ? (
          <p className="num font-medium">{t("left", { amount: money(left) })}</p>
        ) : null}
      </DecisionDialog>
    </>
  );
}

interface Shares {
  total: number;
  of: (key: string) => number;
}

/**
 * What is to be paid for the booking and of it for each passenger, major units: what it costs the agency, or, while a customer looks on, what they pay.
 * @returns null before that is known
 */
function useShares({ id, status, price, passengers }: Booking): Shares | null {
  const { isOn: isForCustomer } = useCustomerMode();
  const { data } = useQuery({ ...bookingExtrasQuery(id, status), enabled: isForCustomer });
  if (isForCustomer) {
    if (!data) return null;
    const { amount, passengers: sold } = data.selling;
    return { total: amount, of: (key) => sold.find((each) => each.key === key)?.amount ?? 0 };
  }
  return { total: price.amount, of: (key) => passengers.find((each) => each.key === key)?.extended_price.amount ?? 0 };
}
