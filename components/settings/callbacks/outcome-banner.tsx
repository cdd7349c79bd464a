"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/states/banner";
import type { CallbackAttempt } from "@/lib/contracts/interface/callbacks";
import { wasAccepted } from "../deliveries/delivery-parts";

/** What an attempt that a person has just asked for came to, and what to do about it. */
export function OutcomeBanner({ attempt, action }: { attempt: CallbackAttempt; action?: ReactNode }) {
  const t = useTranslations("settings.callbacks");
  const { status, error, duration_ms: ms } = attempt;
  const isWell = wasAccepted(attempt);
  const text = error
    ? t("ping.failed", { ms: String(ms), reason: t(`errors.${error}`) })
    : t(isWell ? "ping.accepted" : "ping.refused", { status: String(status), ms: String(ms) });
  return (
    <Banner tone={isWell ? "good" : "bad"} isAlert action={action}>
      {text}
    </Banner>
  );
}
