"use client";

import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/copy-button";
import { LinkButton } from "@/components/ui/link-button";
import type { QuoteItem } from "@/lib/contracts/quotes";

/** The link of a quote, and a text with it, to paste into a chat. */
export function QuoteLinks({ quote: { url, message } }: { quote: Pick<QuoteItem, "url" | "message"> }) {
  const t = useTranslations("quotes");
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={url} size="sm">
        {t("copyLink")}
      </CopyButton>
      <CopyButton text={message} size="sm">
        {t("copyText")}
      </CopyButton>
      <LinkButton href={`${url}#agency`} target="_blank" variant="quiet" size="sm" prefetch={false}>
        <ExternalLink className="size-4" aria-hidden="true" />
        {t("open")}
      </LinkButton>
    </div>
  );
}
