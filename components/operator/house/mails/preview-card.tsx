"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { MailPreview } from "@/lib/contracts/operator/house";
import { withoutStyles } from "@/lib/domain/mail/without-styles";

/** Nothing runs in the page of a mail, and it reaches nothing. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

/** One mail: its head, its page and its text. */
export function PreviewCard({ preview }: { preview: MailPreview }) {
  const t = useTranslations("mailTemplates");
  const { kind, from, reply_to, subject, html, text } = preview;
  const lines = [
    { name: "from", value: from },
    { name: "replyTo", value: reply_to },
  ] as const;
  return (
    <Card aria-label={t("preview")} className="p-4 md:p-5">
      <h2 className="break-words font-semibold text-lg">{subject}</h2>
      <dl className="mt-2 space-y-0.5 text-sm">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex gap-2">
            <dt className="w-24 shrink-0 text-ink-soft">{t(name)}</dt>
            <dd className="min-w-0 break-words">{value || t("nowhere")}</dd>
          </div>
        ))}
      </dl>
      {kind === "passenger_list" ? <p className="mt-2 text-ink-soft text-sm">{t("english")}</p> : null}
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        <section aria-label={t("asPage")}>
          <h3 className="mb-2 font-medium">{t("asPage")}</h3>
          <iframe
            title={t("asPage")}
            srcDoc={withoutStyles(html).replace("<head>", `<head>${POLICY}`)}
            sandbox=""
            className="h-[70vh] w-full rounded border border-line bg-white"
          />
        </section>
        <section aria-label={t("asText")}>
          <h3 className="mb-2 font-medium">{t("asText")}</h3>
          <p className="whitespace-pre-line break-words rounded border border-line p-3 text-sm">{text}</p>
        </section>
      </div>
    </Card>
  );
}
