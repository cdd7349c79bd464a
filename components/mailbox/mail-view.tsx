"use client";

import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { saveFile } from "@/lib/client/calls/save-file";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { MailShown } from "@/lib/contracts/portal/mail";
import { withoutStyles } from "@/lib/domain/mail/without-styles";
import { formatInstant } from "@/lib/i18n/formats";
import { mailOptions } from "./queries";

/** One message as its receiver has it: head, page or text, and what is attached. */
export function MailView({ mailId }: { mailId: string }) {
  const t = useTranslations("mail.mailbox");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(mailOptions(mailId));
  return (
    <>
      <PageLink href={pages.mailbox()} className="inline-flex min-h-11 items-center text-accent underline">
        {t("back")}
      </PageLink>
      {error ? <LoadError tone="bad" text={errorText(error).message} onRetry={() => void refetch()} /> : null}
      {data ? <Message mail={data} /> : null}
      {data || error ? null : <Skeleton className="h-80 w-full" />}
    </>
  );
}

function Message({ mail }: { mail: MailShown }) {
  const t = useTranslations("mail.mailbox");
  const [way, setWay] = useState<"page" | "text">("page");
  return (
    <Card aria-label={t("message")} className="p-4 md:p-5">
      <h2 className="break-words font-semibold text-lg">{mail.subject}</h2>
      <MailHead mail={mail} />
      <Attachments attachments={mail.attachments} />
      <RadioGroup
        label={t("message")}
        isLabelHidden
        className="my-4"
        options={[
          { id: "page", label: t("asPage") },
          { id: "text", label: t("asText") },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === "page" ? (
        // Nothing in it runs, and it reaches nothing: it is what somebody else may have a part in.
        <iframe
          title={mail.subject}
          srcDoc={withoutStyles(mail.html)}
          sandbox=""
          className="h-[70vh] w-full rounded border border-line bg-white"
        />
      ) : (
        <p className="whitespace-pre-line break-words">{mail.text}</p>
      )}
    </Card>
  );
}

function MailHead({ mail: { from, to, reply_to, at, booking, quote } }: { mail: MailShown }) {
  const t = useTranslations("mail.mailbox");
  const locale = useLocale();
  const lines: [string, string][] = [
    [t("from"), from],
    [t("to"), to],
    [t("replyTo"), reply_to],
  ];
  const ofQuote = quote === null ? null : { href: pages.quotes({ quote }), text: t("quote") };
  const about = booking === null ? ofQuote : { href: pages.booking(booking), text: t("booking") };
  return (
    <>
      <dl className="mt-2 space-y-0.5 text-sm">
        {lines
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="flex gap-2">
              <dt className="w-24 shrink-0 text-ink-soft">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-1 text-ink-soft text-sm">
        <time dateTime={at} className="num">
          {formatInstant(at, locale)}
        </time>
        {about === null ? null : (
          <>
            {" "}
            ·{" "}
            <PageLink href={about.href} className="text-accent underline">
              {about.text}
            </PageLink>
          </>
        )}
      </p>
    </>
  );
}

function Attachments({ attachments }: Pick<MailShown, "attachments">) {
  const t = useTranslations("mail.mailbox");
  if (attachments.length === 0) return null;
  return (
    <section aria-label={t("attachments")} className="mt-3 flex flex-wrap gap-2">
      {attachments.map(({ name, type, base64 }) => (
        <Button key={name} variant="secondary" size="sm" onPress={() => saveFile({ name, type, content: base64 })}>
          <FileDown className="size-4" aria-hidden="true" />
          {name}
        </Button>
      ))}
    </section>
  );
}
