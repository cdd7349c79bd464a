"use client";

import { useTranslations } from "next-intl";
import type { QuoteMail, SentMail } from "@/lib/contracts/portal/mail";
import type { LetterKind } from "@/lib/domain/mail/mail";

type ToldMail = QuoteMail & {
  kind: LetterKind;
  /** Its language where it went by itself: nobody has chosen it. */
  itself: SentMail["locale"] | null;
};

/** A mail as a line of what happened to the booking or the quote that it is about. */
export function useMailLines(): (mail: ToldMail) => { at: string; key: string; text: string } {
  const t = useTranslations("mail");
  const tLanguages = useTranslations("common.languages");
  return (mail) => {
    const line = t(`history.${stateOf(mail)}`, { kind: t(`kinds.${mail.kind}`), to: mail.to || t("history.nobody") });
    const itself = mail.itself && t("history.byItself", { language: tLanguages(mail.itself) });
    return { at: mail.done ?? mail.at, key: mail.id, text: itself ? `${line}, ${itself}` : line };
  };
}

function stateOf({ state, via, failure, attempts }: ToldMail) {
  if (state === "waiting") return attempts > 0 ? "again" : "waiting";
  if (state === "failed") return failure ?? "unreachable";
  return via === "mailbox" ? "mailbox" : "sent";
}
