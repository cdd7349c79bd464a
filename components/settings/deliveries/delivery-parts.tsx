"use client";

import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/states/badge";
import type { CallbackAttempt, CallbackDelivery } from "@/lib/contracts/interface/callbacks";
import { type DeliveryState, isAccepted } from "@/lib/domain/webhooks/attempt";
import { useDistanceText } from "../parts/moment";

const TONES: Record<DeliveryState, Tone> = { pending: "warm", delivered: "good", failed: "bad" };

export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  const t = useTranslations("settings.callbacks.log.states");
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

/** The last answer; how often it was tried and when it is tried next, where that says something. */
export function DeliveryAnswer({ item }: { item: CallbackDelivery }) {
  const t = useTranslations("settings.callbacks.log");
  const { ahead } = useDistanceText();
  const { last_attempt, attempts, next } = item;
  const more = [attempts > 1 ? t("attempts", { count: attempts }) : "", next ? t("next", { when: ahead(next) }) : ""];
  const text = more.filter(Boolean).join(", ");
  return (
    <span>
      {last_attempt ? <AnswerText attempt={last_attempt} /> : "–"}
      {text ? <span className="text-ink-soft"> · {text}</span> : null}
    </span>
  );
}

/** What an attempt came to, in a word: the status, or why there was none. */
export function AnswerText({ attempt }: { attempt: CallbackAttempt }) {
  const t = useTranslations("settings.callbacks.errorNames");
  const look = wasAccepted(attempt) ? "text-good" : "text-bad";
  return <span className={`num font-medium ${look}`}>{attempt.error ? t(attempt.error) : attempt.status}</span>;
}

/** Whether the address has taken the message. */
export function wasAccepted({ status }: Pick<CallbackAttempt, "status">): boolean {
  return status !== null && isAccepted({ status, error: null });
}
