"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { leavesWithoutAdult } from "@/components/travel/refund/without-adult";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { Banner } from "@/components/ui/states/banner";
import { MESSAGE_LENGTH } from "@/lib/contracts/limits";
import { REFUND_REASONS, type RefundReason } from "@/lib/domain/refund/request";
import { formatInstant } from "@/lib/i18n/formats";
import { useDeciding } from "../cancel/use-deciding";
import { askForRefund } from "../queries";
import { AskedPart, useAskedChoice } from "./asked-part";
import type { Way, WayProps } from "./way";

/** A request to the back office: a person decides, where the fare rules give nothing, or too little. */
export function useOfficeWay({ booking, extras, voidUntil, onDone }: WayProps): Way {
  const t = useTranslations("booking.manual");
  const tRefund = useTranslations("booking.refund");
  const locale = useLocale();
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [text, setText] = useState("");
  // What is missing is marked once it was to be sent as it is.
  const [isTried, setTried] = useState(false);
  const choice = useAskedChoice(extras.askable);
  const body = reason && { reason, text: text.trim(), ...choice?.body };
  const deciding = useDeciding({ run: async () => body && askForRefund(booking.id, body), done: t("done"), onDone });
  const isMissing = reason === null || (reason === "other" && text.trim() === "") || choice?.isNothing === true;
  const needsAdult = choice !== null && leavesWithoutAdult(booking, choice.givenBy);
  return {
    ...{ id: "office", title: t("action"), hint: t("hint"), sums: t("decided"), isHarmless: true },
    deciding: { ...deciding, confirm: () => (isMissing ? setTried(true) : deciding.confirm()) },
    ...{ confirm: t("confirm"), working: t("working") },
    isBlocked: needsAdult || (choice?.lacking ?? null) !== null,
    reason: booking.status === "ticketed" ? "" : tRefund("unissued"),
    says: (
      <>
        <p>
          {t("text")} {t("effect")}
        </p>
        {voidUntil ? <Banner>{t("voidFirst", { date: formatInstant(voidUntil, locale) })}</Banner> : null}
        {choice ? (
          <AskedPart booking={booking} choice={choice} needsAdult={needsAdult} isTried={isTried} onChoose={deciding.forget} />
        ) : null}
        <WhyFields reason={reason} onReason={setReason} text={text} onText={setText} isTried={isTried} />
      </>
    ),
  };
}

interface WhyFieldsProps {
  reason: RefundReason | null;
  onReason: (reason: RefundReason) => void;
  text: string;
  onText: (text: string) => void;
  isTried: boolean;
}

/** Why the tickets are given back, and what happened. */
function WhyFields({ reason, onReason, text, onText, isTried }: WhyFieldsProps) {
  const t = useTranslations("booking.manual");
  const tReasons = useTranslations("conversation.reasons");
  const needsWords = reason === "other";
  return (
    <>
      <Select
        label={t("reason")}
        options={REFUND_REASONS.map((id) => ({ id, label: tReasons(id) }))}
        value={reason}
        onChange={onReason}
        placeholder={t("reasonChoose")}
        isRequired
        error={isTried && reason === null ? t("reasonMissing") : undefined}
      />
      <TextArea
        label={t(needsWords ? "words" : "wordsOptional")}
        description={t("wordsHint")}
        value={text}
        onChange={onText}
        maxLength={MESSAGE_LENGTH}
        error={isTried && needsWords && text.trim() === "" ? t("wordsMissing") : undefined}
      />
    </>
  );
}
