"use client";

import { ExternalLink, FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/press/copy-button";
import { LinkButton } from "@/components/ui/press/link-button";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";

/** The link of a quote, a text with it to paste into a chat, and the page and the PDF themselves. */
export function QuoteLinks({ quote: { url, message, pdf } }: { quote: Pick<QuoteItem, "url" | "message" | "pdf"> }) {
  const t = useTranslations("quotes");
  return (
    <>
      <CopyButton text={url} size="sm">
        {t("copyLink")}
      </CopyButton>
      <CopyButton text={message} size="sm">
        {t("copyText")}
      </CopyButton>
      <LinkButton href={`${url}#agency`} target="_blank" variant="quiet" size="sm">
        <ExternalLink className="size-4" aria-hidden="true" />
        {t("open")}
      </LinkButton>
      <LinkButton href={pdf} target="_blank" variant="quiet" size="sm">
        <FileText className="size-4" aria-hidden="true" />
        PDF
      </LinkButton>
    </>
  );
}
