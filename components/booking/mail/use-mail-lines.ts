"use client";

import { useTranslations } from "next-intl";
import type { SentMail } from "@/lib/contracts/mail";

/** A mail as a line of the booking's history. */
export function useMailLines(): (mail: SentMail) => { at: string; key: string; text: string } {
  const t = useTranslations("mail");
  return (mail) => {
    const line = t(`history.${stateOf(mail)}`, { kind: t(`kinds.${mail.kind}`), to: mail.to || t("history.nobody") });
    return { at: mail.done ?? mail.at, key: mail.id, text: mail.by_itself ? `${line}, ${t("history.byItself")}` : line };
  };
}

function stateOf({ state, via, failure, attempts }: SentMail) {
  if (state === "waiting") return attempts > 0 ? "again" : "waiting";
  if (state === "failed") return failure ?? "unreachable";
  return via === "mailbox" ? "mailbox" : "sent";
}
