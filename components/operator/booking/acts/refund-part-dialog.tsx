"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { PartChoice } from "@/components/travel/refund/part-choice";
import { PartFigures } from "@/components/travel/refund/part-figures";
import { type ChosenPart, directionsApart, partBody, partForCustomer, partTotals, whoLacks } from "@/components/travel/refund/part-totals";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { ApiError } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { RefundOptions } from "@/lib/contracts/interface/refunds";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatMoney } from "@/lib/i18n/formats";
import { AboveLimit } from "../../proposals/waiting-refund";
import { partRefundsQuery } from "../queries";
import { ReasonField, useReason } from "./reason-field";
import { useAct } from "./use-act";

/** passengers_need_adult of lib/contracts/errors.ts: its own text tells a program which call to make. */
const PASSENGERS_NEED_ADULT = 100490;
const NOBODY: ChosenPart = { passengers: [], directions: [] };

/** Who of the booking gives back what, with the sums of this moment before it is done. The others keep their tickets. */
export function RefundPartDialog({ data, onClose }: { data: OfficeBooking; onClose: () => void }) {
  const t = useTranslations("officeBooking.acts");
  const tPart = useTranslations("booking.part");
  const formId = useId();
  const errorText = useErrorText();
  const reason = useReason();
  const [chosen, setChosen] = useState(NOBODY);
  const options = useQuery(partRefundsQuery(data.booking.id));
  const { mutate, isPending, error, reset } = useAct(data.booking.id, onClose);
  const part = options.data && chosenOf(options.data, chosen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = reason.take();
    if (words === null || isPending || !part?.isReady || !options.data) return;
    mutate({ kind: "refund_part", reason: words, ...partBody(chosen, directionsApart(options.data)) });
  };
  const refusal =
    error instanceof ApiError && error.code === PASSENGERS_NEED_ADULT ? tPart("needsAdult") : error && errorText(error).message;
  const choose = (next: ChosenPart) => {
    reset();
    setChosen(next);
  };
  return (
    <FormDialog title={t("kinds.refund_part")} onClose={onClose} formId={formId} submit={t("kinds.refund_part")} isPending={isPending}>
      <form id={formId} onSubmit={send} noValidate className="space-y-4">
        <p>{t("means.refund_part")}</p>
        {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
        {options.data ? (
          <PartChoice
            booking={data.booking}
            options={options.data}
            chosen={chosen}
            lacking={whoLacks(options.data, chosen)}
            needsAdult={false}
            onChoose={choose}
          />
        ) : null}
        {options.error && !options.data ? (
          <LoadError text={errorText(options.error).message} onRetry={() => void options.refetch()} />
        ) : null}
        {options.data || options.error ? null : <Skeleton className="h-28 w-full" />}
        {options.data && part?.isWhole ? <Sums options={options.data} chosen={chosen} data={data} /> : null}
        <p className="text-ink-soft text-sm">{tPart("effect")}</p>
        <ReasonField reason={reason} />
      </form>
    </FormDialog>
  );
}

/** Whether a part is chosen, and whether it can be refunded. */
function chosenOf(options: RefundOptions, chosen: ChosenPart) {
  const isWhole = chosen.passengers.length > 0 && (directionsApart(options).length === 0 || chosen.directions.length > 0);
  return { isWhole, isReady: isWhole && whoLacks(options, chosen) === undefined && partTotals(options, chosen).refund > 0 };
}

/** What goes to the agency's deposit, what is kept, and what the agency then owes its customer. */
function Sums({ options, chosen, data }: { options: RefundOptions; chosen: ChosenPart; data: OfficeBooking }) {
  const t = useTranslations("officeBooking.acts");
  const locale = useLocale();
  const owed = partForCustomer(options, chosen, data.customer_back);
  return (
    <>
      <PartFigures totals={partTotals(options, chosen)} currency={options.currency} />
      <AboveLimit amount={partTotals(options, chosen).refund} alone={data.alone} currency={options.currency} />
      {owed === null ? null : <p className="num text-sm">{t("owed", { amount: formatMoney(owed, options.currency, locale) })}</p>}
    </>
  );
}
