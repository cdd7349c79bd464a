"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AlternativeChoice } from "@/components/travel/changes/alternative-choice";
import { FlightLines } from "@/components/travel/changes/flight-lines";
import { OpenChangeCard } from "@/components/travel/changes/open-change-card";
import { Button } from "@/components/ui/press/button";
import { useMay } from "@/lib/client/role";
import { flightsOf } from "@/lib/client/travel/schedule-change";
import { formatMoney } from "@/lib/i18n/formats";
import { DecisionDialog, useDecision } from "../cancel/decision-dialog";
import { answerChange } from "../queries";
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

/** Gives the booking up without charge: everything paid comes back. */
function RefundChange({ booking, change }: ChangeProps) {
  const t = useTranslations("changes");
  const locale = useLocale();
  const way = booking.status === "booked" ? "Unpaid" : "Paid";
  const amount = formatMoney(booking.price.amount, booking.price.currency, locale);
  const decision = useDecision({ run: (headers) => answerChange(booking.id, change.id, "refund", headers), done: t(`refund.done${way}`) });
  const texts = {
    title: t(`refund.title${way}`),
    keep: t("keep"),
    confirm: t(`refund.confirm${way}`, { amount }),
    working: t("refund.working"),
  };
  return (
    <>
      <Button variant="secondary" onPress={decision.open}>
        {t(`refund.action${way}`)}
      </Button>
      <DecisionDialog decision={decision} texts={texts}>
        <p>{t(`refund.text${way}`, { amount })}</p>
      </DecisionDialog>
    </>
  );
}
