"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Dialog } from "@/components/ui/overlays/dialog";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMailLines } from "@/lib/client/use-mail-lines";
import { quoteMailRequest } from "@/lib/contracts/portal/mail";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { formatInstant } from "@/lib/i18n/formats";
import { mailQuote } from "./queries";

interface MailQuoteProps {
  quote: QuoteItem;
  /** Takes the quote with its new mail. */
  onSent: (quote: QuoteItem) => void;
}

/** The quote as an e-mail to its customer: the address, and what is sent. */
export function MailQuoteForm({ quote, onSent }: MailQuoteProps) {
  const t = useTranslations("quotes.mail");
  const tMail = useTranslations("mail.dialog");
  const tLanguages = useTranslations("common.languages");
  const errorText = useErrorText();
  const [to, setTo] = useState(quote.mails.at(-1)?.to ?? "");
  const [isTried, setTried] = useState(false);
  const { send, isPending, error } = useSend(quote.id, onSent);
  const asked = quoteMailRequest.safeParse({ to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (asked.success && !isPending) send(asked.data.to);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <TextField
        label={t("to")}
        description={t("what", { language: tLanguages(quote.locale) })}
        type="email"
        value={to}
        onChange={setTo}
        autoComplete="off"
        inputClassName="num"
        error={isTried && !asked.success ? tMail("toWrong") : undefined}
      />
      <Button type="submit" variant="secondary" isPending={isPending}>
        {tMail("send")}
      </Button>
      {quote.mails_leave ? null : (
        <p className="text-ink-soft text-sm">
          {tMail("kept")}{" "}
          <PageLink href={pages.mailbox()} className="text-accent underline">
            {tMail("toMailbox")}
          </PageLink>
        </p>
      )}
    </form>
  );
}

/** The same in a window of its own, from the list. */
export function MailQuoteDialog({ quote, onClose }: { quote: QuoteItem; onClose: () => void }) {
  const t = useTranslations("quotes.mail");
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || onClose()}>
      <MailQuoteForm quote={quote} onSent={onClose} />
    </Dialog>
  );
}

/** Mails of the quote: recipient, time and outcome. */
export function QuoteMails({ quote: { mails } }: { quote: QuoteItem }) {
  const t = useTranslations("quotes.mail");
  const locale = useLocale();
  const lineOf = useMailLines();
  if (mails.length === 0) return null;
  return (
    <ul aria-label={t("sent")} className="num text-ink-soft text-sm">
      {mails.map((mail) => {
        const { at, key, text } = lineOf({ ...mail, kind: "quote", itself: null });
        return (
          <li key={key} className="break-words">
            {text} · {formatInstant(at, locale)}
          </li>
        );
      })}
    </ul>
  );
}

function useSend(quoteId: string, onSent: (quote: QuoteItem) => void) {
  const t = useTranslations("mail.dialog");
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: string) => mailQuote(quoteId, to),
    onSuccess: (quote) => {
      toast.success(t("queued"));
      onSent(quote);
    },
    onSettled: () => askAnew(cache, ["quotes"]),
  });
  return { send: mutate, isPending, error };
}
