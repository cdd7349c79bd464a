"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { REASON_LENGTH } from "@/lib/contracts/operator/bookings/office-booking";

/** Below it a reason says nothing. */
const SHORTEST_REASON = 3;

export interface Reason {
  text: string;
  change: (text: string) => void;
  /** Whether the act was tried without one. */
  isLacking: boolean;
  /** The reason, once there is one; else null, and the field says what is missing. */
  take: () => string | null;
}

/** Why something is done. */
export function useReason(): Reason {
  const [text, change] = useState("");
  const [isTried, setTried] = useState(false);
  const words = text.trim();
  const isMissing = words.length < SHORTEST_REASON;
  const take = () => {
    setTried(true);
    return isMissing ? null : words;
  };
  return { text, change, isLacking: isTried && isMissing, take };
}

export function ReasonField({ reason: { text, change, isLacking } }: { reason: Reason }) {
  const t = useTranslations("officeBooking.acts");
  return (
    <TextArea
      label={t("reason")}
      description={t("reasonHint")}
      value={text}
      onChange={change}
      maxLength={REASON_LENGTH}
      rows={2}
      error={isLacking ? t("reasonMissing") : undefined}
    />
  );
}
