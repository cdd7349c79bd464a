"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { usePassengerName } from "@/components/travel/passenger-name";
import { allDirections, leavesWithoutAdult } from "@/components/travel/refund/without-adult";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { Button } from "@/components/ui/press/button";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatMoney } from "@/lib/i18n/formats";
import { cancelPassengers } from "../queries";
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
  const { amount, currency } = booking.price;
  const leaving = booking.passengers.filter(({ key }) => chosen.includes(key));
  const left = leaving.reduce((total, passenger) => total - passenger.extended_price.amount, amount);
  const needsAdult = leavesWithoutAdult(booking, (key) => (chosen.includes(key) ? allDirections(booking) : []));
  const isEverybody = leaving.length === booking.passengers.length;
  const people = booking.passengers.map(({ key, extended_price: price }) => ({
    ...{ id: key, label: nameOf(key), text: formatMoney(price.amount, currency, locale) },
  }));
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
        {leaving.length > 0 && !isEverybody ? (
          <p className="num font-medium">{t("left", { amount: formatMoney(left, currency, locale) })}</p>
        ) : null}
      </DecisionDialog>
    </>
  );
}
