"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import type { PickedOffer, QuoteItem } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { MailQuoteForm, QuoteMails } from "./mail-quote";
import { QuoteForm } from "./quote-form";
import { QuoteLinks } from "./quote-links";
import { cardPath } from "./share-quote";

interface QuoteDialogProps {
  offers: readonly PickedOffer[];
  /** Language of the agency's customers, until the agent chooses another. */
  language: Locale;
  onClose: () => void;
}

/** What is picked becomes a quote: prices, language, validity and words; then the link to send. */
export function QuoteDialog({ onClose, ...form }: QuoteDialogProps) {
  const [made, setMade] = useState<QuoteItem | null>(null);
  if (made) return <MadeDialog quote={made} onMailed={setMade} onClose={onClose} />;
  return <QuoteForm {...form} onMade={setMade} onClose={onClose} />;
}

interface MadeDialogProps {
  quote: QuoteItem;
  onMailed: (quote: QuoteItem) => void;
  onClose: () => void;
}

function MadeDialog({ quote, onMailed, onClose }: MadeDialogProps) {
  const t = useTranslations("quotes");
  const tCommon = useTranslations("common.actions");
  const footer = <Button onPress={onClose}>{tCommon("close")}</Button>;
  return (
    <Dialog title={t("form.made")} isOpen onOpenChange={(opens) => opens || onClose()} footer={footer}>
      <div className="space-y-4">
        <p className="text-ink-soft">{t("form.madeText")}</p>
        <div className="flex flex-wrap gap-2">
          <QuoteLinks quote={quote} />
        </div>
        <TextArea label={t("form.messageLabel")} value={quote.message} isReadOnly rows={Math.min(9, 2 * quote.choices.length + 5)} />
        <a href={cardPath(quote.card)} target="_blank" rel="noreferrer" className="block rounded-lg border border-line">
          {/* biome-ignore lint/performance/noImgElement: behind a link that is its key, and not to be kept by an optimizer */}
          <img src={cardPath(quote.card)} alt={t("form.pictureLabel")} className="max-h-80 w-full rounded-lg object-cover object-top" />
        </a>
        <div className="space-y-3 border-line border-t pt-4">
          <QuoteMails quote={quote} />
          <MailQuoteForm quote={quote} onSent={onMailed} />
        </div>
      </div>
    </Dialog>
  );
}
