"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { leavesWithoutAdult } from "@/components/travel/refund/without-adult";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { MESSAGE_LENGTH } from "@/lib/contracts/limits";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { REFUND_REASONS, type RefundReason } from "@/lib/domain/refund/request";
import { formatInstant } from "@/lib/i18n/formats";
import { askForRefund } from "../queries";
import { type AskedChoice, AskedPart, useAskedChoice } from "./asked-part";
import { type Decision, DecisionDialog, ReturnOption, useDecision } from "./decision-dialog";

/** A request to the back office as it is being written. */
export interface Asking {
  decision: Decision;
  reason: RefundReason | null;
  setReason: (reason: RefundReason) => void;
  text: string;
  setText: (text: string) => void;
  /** What it is about, of what may be asked apart; null where it is about all that is left. */
  choice: AskedChoice | null;
  /** Whether it was to be sent as it is: what is missing is marked from then on. */
  isTried: boolean;
}

/** The question, what is said with it, and the call behind it. */
export function useAsking(booking: Booking, askable: PortalBooking["askable"]): Asking {
  const t = useTranslations("booking.manual");
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [text, setText] = useState("");
  const choice = useAskedChoice(askable);
  const [isTried, setTried] = useState(false);
  const body = reason && { reason, text: text.trim(), ...choice?.body };
  const run = async () => body && askForRefund(booking.id, body);
  const decision = useDecision({ run, done: t("done") });
  const isMissing = reason === null || (reason === "other" && text.trim() === "") || choice?.isNothing === true;
  const open = () => {
    setTried(false);
    decision.open();
  };
  const confirm = () => (isMissing ? setTried(true) : decision.confirm());
  return { decision: { ...decision, open, confirm }, reason, setReason, text, setText, choice, isTried };
}

interface AskBackOfficeProps {
  booking: Booking;
  asking: Asking;
  /** Moment until which the whole price is refunded without a request, ISO 8601, UTC; or null. */
  voidUntil: string | null;
}

/** A person decides, where the fare rules give nothing, or too little. */
export function AskBackOffice({ booking, asking, voidUntil }: AskBackOfficeProps) {
  const t = useTranslations("booking.manual");
  const tReasons = useTranslations("conversation.reasons");
  const tCancel = useTranslations("booking.cancel");
  const tPart = useTranslations("booking.part");
  const locale = useLocale();
  const { decision, reason, setReason, text, setText, choice, isTried } = asking;
  const texts = { title: t("title"), keep: tCancel("later"), confirm: t("confirm"), working: t("working") };
  const needsWords = reason === "other";
  const needsAdult = choice !== null && leavesWithoutAdult(booking, choice.givenBy);
  const isRefused = needsAdult || (choice?.lacking ?? null) !== null;
  return (
    <ReturnOption hint={t("hint")}>
      <Button variant="secondary" className="w-full" onPress={decision.open}>
        {t("action")}
      </Button>
      <DecisionDialog decision={decision} texts={texts} needsAdult={tPart("needsAdult")} isHarmless isBlocked={isRefused}>
        <p>{t("text")}</p>
        <p>{t("effect")}</p>
        {voidUntil ? <Banner>{t("voidFirst", { date: formatInstant(voidUntil, locale) })}</Banner> : null}
        {choice ? (
          <AskedPart booking={booking} choice={choice} needsAdult={needsAdult} isTried={isTried} onChoose={decision.forget} />
        ) : null}
        <Select
          label={t("reason")}
          options={REFUND_REASONS.map((id) => ({ id, label: tReasons(id) }))}
          value={reason}
          onChange={setReason}
          placeholder={t("reasonChoose")}
          isRequired
          error={isTried && reason === null ? t("reasonMissing") : undefined}
        />
        <TextArea
          label={t(needsWords ? "words" : "wordsOptional")}
          description={t("wordsHint")}
          value={text}
          onChange={setText}
          maxLength={MESSAGE_LENGTH}
          error={isTried && needsWords && text.trim() === "" ? t("wordsMissing") : undefined}
        />
      </DecisionDialog>
    </ReturnOption>
  );
}
