"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AlternativeChoice } from "@/components/travel/changes/alternative-choice";
import { FlightLines } from "@/components/travel/changes/flight-lines";
import { OpenChangeCard } from "@/components/travel/changes/open-change-card";
import { Button } from "@/components/ui/press/button";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { useMay } from "@/lib/client/role";
import { flightsOf } from "@/lib/client/travel/schedule-change";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatMoney } from "@/lib/i18n/formats";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { answerChange, bookingExtrasQuery } from "../queries";
import type { ChangeProps } from "./change-props";
import { TellCustomer } from "./tell-customer";

/** A change that waits for the agent's answer; who may sell may give it. */
export function OpenChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const maySell = useMay("sell");
  const { options, escalated } = change;
  return (
    <OpenChangeCard
      change={change}
      title={t("title")}
      lead={booking.status === "booked" ? <p className="text-ink-soft">{t("unpaid")}</p> : null}
      deadlineText={(moment) => t("deadline", { moment })}
      isBrief
      remark={escalated ? <span className="font-medium text-bad">{t("escalated")}</span> : null}
    >
      {maySell ? (
        <>
          <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
            {options.accept ? <AcceptChange booking={booking} change={change} /> : null}
            <ChooseAlternative booking={booking} change={change} />
            {options.refund ? <RefundChange booking={booking} change={change} /> : null}
          </div>
          <div className="mt-3 border-line border-t pt-3">
            <TellCustomer booking={booking} />
          </div>
        </>
      ) : null}
    </OpenChangeCard>
  );
}

/** Goes on with the new flights, after asking. */
function AcceptChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const decision = useDecision({ run: (headers) => answerChange(booking.id, change.id, "accept", headers), done: t("accept.done") });
  const texts = { title: t("accept.title"), keep: t("keep"), confirm: t("accept.confirm"), working: t("accept.working") };
  return (
    <>
      <Button onPress={decision.open}>{t("accept.action")}</Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless>
        <p>{t("accept.text")}</p>
        <FlightLines flights={flightsOf(change).now} />
      </DecisionDialog>
    </>
  );
}

/** Takes other flights in place of the changed ones, one of those that the airline offers. */
function ChooseAlternative({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const [chosen, setChosen] = useState<string | null>(null);
  const { alternatives } = change.options;
  const picked = alternatives.find(({ id }) => id === chosen) ?? null;
  const decision = useDecision({
    run: (headers) => answerChange(booking.id, change.id, "choose", headers, { alternative: picked?.id }),
    done: t("choose.done"),
  });
  if (alternatives.length === 0) return <p className="w-full text-ink-soft text-sm">{t("choose.none")}</p>;
  const texts = { title: t("choose.title"), keep: t("keep"), confirm: t("choose.confirm"), working: t("choose.working") };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t("choose.action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isHarmless isBlocked={!picked}>
        <p>{t("choose.lead")}</p>
        <AlternativeChoice change={change} chosen={picked?.id ?? null} onChange={setChosen} airportAs="code" />
      </DecisionDialog>
    </>
  );
}

/** Gives the booking up: an unpaid one without charge, a paid one for all of it that is not used. */
function RefundChange(props: ChangeProps) {
  return props.booking.status === "booked" ? <LeaveUnpaid {...props} /> : <RefundPaid {...props} />;
}

function LeaveUnpaid({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const decision = useDecision({ run: (headers) => answerChange(booking.id, change.id, "refund", headers), done: t("refund.doneUnpaid") });
  const texts = { title: t("refund.titleUnpaid"), keep: t("keep"), confirm: t("refund.confirmUnpaid"), working: t("refund.working") };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t("refund.actionUnpaid")}
      </Button>
      <DecisionDialog decision={decision} texts={texts}>
        <p>{t("refund.textUnpaid")}</p>
      </DecisionDialog>
    </>
  );
}

/** The sums are asked for anew: each departure, and each refund of a part, makes them less. The customer sees their own alone. */
function RefundPaid({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const tRefund = useTranslations("changes.refund");
  const locale = useLocale();
  const isSeen = useCustomerMode().isOn;
  const { data, error, refetch } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const errorText = useErrorText();
  // What was read before the change came says nothing of it.
  const back = data?.change_back ?? null;
  const decision = useDecision({ run: (headers) => answerChange(booking.id, change.id, "refund", headers), done: tRefund("donePaid") });
  const money = (amount: number) => formatMoney(amount, booking.price.currency, locale);
  const amount = back ? money(isSeen ? back.customer : back.deposit) : "…";
  const texts = { title: tRefund("titlePaid"), keep: t("keep"), confirm: tRefund("confirmPaid", { amount }), working: tRefund("working") };
  const open = () => {
    void refetch();
    decision.open();
  };
  return (
    <>
      <Button variant="secondary" onPress={open}>
        {tRefund("actionPaid")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} isBlocked={!back}>
        {back ? <ComesBack back={back} money={money} /> : null}
        {error && !back ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
        {back || error ? null : <Skeleton className="h-5 w-3/4" />}
        <p>{tRefund("effect")}</p>
      </DecisionDialog>
    </>
  );
}

interface ComesBackProps {
  back: NonNullable<PortalBooking["change_back"]>;
  /** Says a sum of major units. */
  money: (amount: number) => string;
}

/** What comes back to the deposit, which is the agency's alone, and to the customer. */
function ComesBack({ back, money }: ComesBackProps) {
  const t = useTranslations("changes.refund");
  const isSeen = useCustomerMode().isOn;
  return (
    <>
      {isSeen ? null : <p className="font-medium">{t("deposit", { amount: money(back.deposit) })}</p>}
      <p className={isSeen ? "font-medium" : ""}>{t("customer", { amount: money(back.customer) })}</p>
      {back.is_part ? <p>{t("part")}</p> : null}
      {back.is_part || isSeen ? null : <p>{t("whole")}</p>}
    </>
  );
}
