"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AlternativeChoice } from "@/components/travel/changes/alternative-choice";
import { FlightLines } from "@/components/travel/changes/flight-lines";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import type { ChangeAnswer } from "@/lib/client/calls/public-paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { flightsOf } from "@/lib/client/travel/schedule-change";
import { formatMoney } from "@/lib/i18n/formats";
import type { TripChangeProps } from "./trip-change-props";
import { type Answer, useAnswer } from "./use-answer";

/** The traveller's three ways to answer, each asked once more before it is done. */
export function AnswerChange({ token, trip, change }: TripChangeProps) {
  const t = useTranslations("changes.trip");
  const [asked, setAsked] = useState<ChangeAnswer | null>(null);
  const answer = useAnswer({ token, changeId: change.id, onDone: () => setAsked(null) });
  const { accept, refund, alternatives } = change.options;
  const ask = (way: ChangeAnswer) => {
    answer.reset();
    setAsked(way);
  };
  const dialog = { trip, change, answer, onClose: () => setAsked(null) };
  return (
    <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap print:hidden">
      {accept ? <Button onPress={() => ask("accept")}>{t("acceptAction")}</Button> : null}
      {alternatives.length > 0 ? (
        <Button variant="secondary" onPress={() => ask("choose")}>
          {t("chooseAction")}
        </Button>
      ) : null}
      {refund ? (
        <Button variant="secondary" onPress={() => ask("refund")}>
          {t("refundAction")}
        </Button>
      ) : null}
      {asked === "accept" ? <AcceptDialog {...dialog} /> : null}
      {asked === "choose" ? <ChooseDialog {...dialog} /> : null}
      {asked === "refund" ? <RefundDialog {...dialog} /> : null}
    </div>
  );
}

interface DialogProps extends Omit<TripChangeProps, "token"> {
  answer: Answer;
  onClose: () => void;
}

/** What every question has in common. */
function useQuestion({ answer, onClose }: DialogProps) {
  const t = useTranslations("changes");
  const errorText = useErrorText();
  return {
    onClose,
    cancel: t("keep"),
    working: t("trip.working"),
    isPending: answer.isPending,
    error: answer.error ? errorText(answer.error).message : "",
  };
}

function AcceptDialog(props: DialogProps) {
  const t = useTranslations("changes.trip");
  const question = useQuestion(props);
  return (
    <ConfirmDialog {...question} title={t("acceptTitle")} confirm={t("acceptAction")} onConfirm={() => props.answer.give("accept")}>
      <p>{t("acceptText")}</p>
      <FlightLines flights={flightsOf(props.change).now} />
    </ConfirmDialog>
  );
}

function ChooseDialog(props: DialogProps) {
  const t = useTranslations("changes");
  const question = useQuestion(props);
  const [chosen, setChosen] = useState<string | null>(null);
  const { alternatives } = props.change.options;
  const picked = alternatives.find(({ id }) => id === chosen);
  return (
    <ConfirmDialog
      {...question}
      title={t("trip.chooseTitle")}
      confirm={t("choose.confirm")}
      isBlocked={!picked}
      onConfirm={() => picked && props.answer.give("choose", { alternative: picked.id })}
    >
      <p>{t("trip.chooseLead")}</p>
      <AlternativeChoice change={props.change} chosen={picked?.id ?? null} onChange={setChosen} airportAs="city" />
    </ConfirmDialog>
  );
}

function RefundDialog(props: DialogProps) {
  const t = useTranslations("changes.trip");
  const question = useQuestion(props);
  return (
    <ConfirmDialog
      {...question}
      title={t("refundTitle")}
      confirm={t("refundConfirm")}
      isDanger
      onConfirm={() => props.answer.give("refund")}
    >
      <p>
        <RefundText trip={props.trip} />
      </p>
    </ConfirmDialog>
  );
}

/** What comes back to the traveller, as far as the agency says it. */
function RefundText({ trip: { status, agency, price, change_back } }: Pick<DialogProps, "trip">) {
  const t = useTranslations("changes.trip");
  const locale = useLocale();
  if (status === "booked") return t("refundUnpaid");
  if (change_back?.is_part === false) return t("refundPaid", { agency });
  const amount = change_back?.amount ?? null;
  return amount === null ? t("refundPart", { agency }) : t("refundAmount", { agency, amount: formatMoney(amount, price.currency, locale) });
}
