"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PartChoice } from "@/components/travel/refund/part-choice";
import { PartFigures } from "@/components/travel/refund/part-figures";
import {
  type ChosenPart,
  directionsApart,
  givenBy,
  partBody,
  partForCustomer,
  partTotals,
  whoLacks,
} from "@/components/travel/refund/part-totals";
import { allDirections, leavesWithoutAdult } from "@/components/travel/refund/without-adult";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { ApiError } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatMoney } from "@/lib/i18n/formats";
import { refundOptionsQuery, refundPart } from "../queries";
import { CustomerBack } from "./customer-back";
import { DecisionDialog, ReturnOption, useDecision } from "./decision-dialog";

/** interface-facts: refund unavailable. */
const REFUND_UNAVAILABLE = 5233;
const NOBODY: ChosenPart = { passengers: [], directions: [] };

interface RefundPartProps {
  booking: Booking;
  /** Basis of the customer's part; null where the customer gets what comes back to the deposit. */
  customerBack: PortalBooking["customer_back"];
}

/** Who gives back what of a booking: shows what comes back for it, then asks, then does it. The others keep their tickets. */
export function RefundPart({ booking, customerBack }: RefundPartProps) {
  const t = useTranslations("booking.part");
  const tRefund = useTranslations("booking.refund");
  const tCancel = useTranslations("booking.cancel");
  const locale = useLocale();
  const [chosen, setChosen] = useState(NOBODY);
  const [apart, setApart] = useState<readonly number[]>([]);
  const body = partBody(chosen, apart);
  const request = JSON.stringify(body);
  const decision = useDecision({ run: (headers) => refundPart(booking.id, body, headers), done: tRefund("done"), request });
  const options = useQuery({ ...refundOptionsQuery(booking.id), enabled: decision.isOpen });
  const totals = options.data && partTotals(options.data, chosen);
  const back = options.data && totals ? formatMoney(totals.refund, options.data.currency, locale) : "…";
  const texts = { title: t("title"), keep: tCancel("keep"), confirm: tRefund("confirm", { amount: back }), working: tRefund("working") };
  const open = () => {
    setChosen(NOBODY);
    setApart([]);
    decision.open();
  };
  const choose = (next: ChosenPart) => {
    decision.forget();
    setChosen(next);
    setApart(options.data ? directionsApart(options.data) : []);
  };
  const lacking = options.data && whoLacks(options.data, chosen);
  const needsAdult = options.data !== undefined && leavesWithoutAdult(booking, givenBy(options.data, chosen, allDirections(booking)));
  const isWhole = chosen.passengers.length > 0 && (apart.length === 0 || chosen.directions.length > 0);
  const isBlocked = !isWhole || !totals || totals.refund === 0 || lacking !== undefined || needsAdult;
  return (
    <ReturnOption hint={t("hint")}>
      <Button variant="secondary" className="w-full" onPress={open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} needsAdult={t("needsAdult")} isBlocked={isBlocked}>
        {options.data ? (
          <PartChoice
            booking={booking}
            options={options.data}
            chosen={chosen}
            lacking={lacking}
            needsAdult={chosen.passengers.length > 0 && needsAdult}
            onChoose={choose}
          />
        ) : null}
        {options.error && !options.data ? <OptionsError error={options.error} onRetry={() => void options.refetch()} /> : null}
        {options.data || options.error ? null : <Skeleton className="h-28 w-full" />}
        {options.data && totals && isWhole ? <PartFigures totals={totals} currency={options.data.currency} /> : null}
        {options.data && isWhole ? (
          <CustomerBack amount={partForCustomer(options.data, chosen, customerBack)} currency={options.data.currency} />
        ) : null}
        <p>{t("effect")}</p>
      </DecisionDialog>
    </ReturnOption>
  );
}

function OptionsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("booking.refund");
  const errorText = useErrorText();
  if (error instanceof ApiError && error.code === REFUND_UNAVAILABLE) {
    return (
      <Banner tone="warm" isAlert title={t("none")}>
        {t("noneText")}
      </Banner>
    );
  }
  return <LoadError text={errorText(error).message} onRetry={onRetry} />;
}
