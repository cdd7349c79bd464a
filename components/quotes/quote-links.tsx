"use client";

import { ExternalLink, FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/press/copy-button";
import { LinkButton } from "@/components/ui/press/link-button";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { ShareQuote } from "./share-quote";

/** Text and picture of a quote for a chat, its link, and the page and the PDF themselves. */
export function QuoteLinks({ quote }: { quote: Pick<QuoteItem, "url" | "message" | "pdf" | "card" | "telegram"> }) {
  const t = useTranslations("quotes");
  const { url, message, pdf, telegram } = quote;
  return (
    <>
      <ShareQuote quote={quote} />
      <CopyButton text={message} size="sm">
        {t("copyText")}
      </CopyButton>
      <CopyButton text={url} size="sm">
        {t("copyLink")}
      </CopyButton>
      {telegram ? (
        <CopyButton text={telegram} size="sm">
          {t("copyBotLink")}
        </CopyButton>
      ) : null}
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
