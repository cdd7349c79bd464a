"use client";

import { useTranslations } from "next-intl";
import type { CallbackAttempt } from "@/lib/contracts/callbacks";
import { wasAccepted } from "./was-accepted";

/** What an attempt came to, in a word: the status, or why there was none. */
export function AnswerText({ attempt }: { attempt: CallbackAttempt }) {
  const t = useTranslations("settings.callbacks.errorNames");
  const look = wasAccepted(attempt) ? "text-good" : "text-bad";
  return <span className={`num font-medium ${look}`}>{attempt.error ? t(attempt.error) : attempt.status}</span>;
}
