"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { Dialog } from "@/components/ui/overlays/dialog";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import { Skeleton } from "@/components/ui/states/skeleton";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { type BookingLetters, mailRequest } from "@/lib/contracts/portal/mail";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { useNoteShare } from "../parts/use-note-share";
import { bookingLettersQuery, sendMail } from "../queries";

interface MailDialogProps {
  bookingId: string;
  /** The customer's, until the agent chooses another. */
  language: Locale;
  onClose: () => void;
}

/** What is written, in which language, and to which address. */
export function MailDialog({ bookingId, language, onClose }: MailDialogProps) {
  const t = useTranslations("mail.dialog");
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const locale = chosen ?? language;
  const { data, error } = useQuery(bookingLettersQuery(bookingId, locale));
  if (data && data.letters.length > 0)
    return <LetterForm bookingId={bookingId} letters={data} locale={locale} onLocale={setChosen} onClose={onClose} />;
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || onClose()}>
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      {data ? <p>{t("nothing")}</p> : null}
      {data || error ? null : <Skeleton className="h-40 w-full" />}
    </Dialog>
  );
}

interface LetterFormProps extends Omit<MailDialogProps, "language"> {
  letters: BookingLetters;
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

function LetterForm({ bookingId, letters: { letters, recipient, leaves }, locale, onLocale, onClose }: LetterFormProps) {
  const t = useTranslations("mail");
  const tLanguages = useTranslations("common.languages");
  const formId = useId();
  const errorText = useErrorText();
  const note = useNoteShare(bookingId);
  const [chosen, setChosen] = useState<MailKind | null>(null);
  const [to, setTo] = useState(recipient);
  const [isTried, setTried] = useState(false);
  const letter = letters.find(({ kind }) => kind === chosen) ?? letters.at(-1);
  const { send, isPending, error } = useSend(bookingId, onClose);
  const asked = mailRequest.safeParse({ kind: letter?.kind, locale, to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (asked.success && !isPending) send(asked.data);
  };
  const footer = (
    <>
      <CopyButton text={letter?.text ?? ""} onCopied={() => note("text")}>
        {t("dialog.copy")}
      </CopyButton>
      <Button type="submit" form={formId} isPending={isPending}>
        {t("dialog.send")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("dialog.title")} isOpen onOpenChange={(opens) => opens || isPending || onClose()} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {leaves ? null : (
          <Banner tone="info">
            {t("dialog.kept")}{" "}
            <PageLink href={pages.mailbox()} className="text-accent underline">
              {t("dialog.toMailbox")}
            </PageLink>
          </Banner>
        )}
        <RadioGroup
          label={t("dialog.kind")}
          options={letters.map(({ kind }) => ({ id: kind, label: t(`kinds.${kind}`) }))}
          value={letter?.kind ?? null}
          onChange={setChosen}
        />
        <RadioGroup
          label={t("dialog.language")}
          options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
          value={locale}
          onChange={onLocale}
        />
        <TextField
          label={t("dialog.to")}
          type="email"
          value={to}
          onChange={setTo}
          autoComplete="off"
          inputClassName="num"
          error={isTried && !asked.success ? t("dialog.toWrong") : undefined}
        />
        <section aria-label={t("dialog.preview")} className="rounded-lg border border-line bg-paper p-3 text-sm">
          <p className="font-medium">{letter?.subject}</p>
          <p className="mt-2 whitespace-pre-line break-words text-ink-soft">{letter?.text}</p>
        </section>
      </form>
    </Dialog>
  );
}

function useSend(bookingId: string, onSent: () => void) {
  const t = useTranslations("mail.dialog");
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (mail: Parameters<typeof sendMail>[1]) => sendMail(bookingId, mail),
    onSuccess: async () => {
      toast.success(t("queued"));
      onSent();
      await askAnew(cache, ["booking", "extras", bookingId]);
    },
  });
  return { send: mutate, isPending, error };
}
