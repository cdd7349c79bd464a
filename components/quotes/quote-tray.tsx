"use client";

import { BookmarkCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { emptyQuote, useQuoteBasket } from "@/lib/client/travel/quote-basket";
import type { Locale } from "@/lib/domain/localized";

/** Fetched when it is wanted: most searches end in no quote. */
const QuoteDialog = dynamic(async () => (await import("./quote-dialog")).QuoteDialog, { ssr: false });

/** @param language of the agency's customers */
export function QuoteTray({ language }: { language: Locale }) {
  const [isOpen, setOpen] = useState(false);
  return <OpenedTray language={language} isOpen={isOpen} onOpenChange={setOpen} />;
}

interface OpenedTrayProps {
  language: Locale;
  isOpen: boolean;
  onOpenChange: (opens: boolean) => void;
}

/** What is picked for a customer: above the menu on a phone, at the foot of a narrow desk, and on a wide one under the filters, so that no offer is behind it. */
export function OpenedTray({ language, isOpen, onOpenChange }: OpenedTrayProps) {
  const t = useTranslations("quotes");
  const offers = useQuoteBasket();
  return (
    <>
      {offers.length > 0 ? (
        <section
          aria-label={t("tray.label")}
          className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-line border-t bg-surface px-4 py-2 shadow-float md:bottom-0 lg:inset-x-auto lg:bottom-3 lg:left-[max(1.5rem,calc(50vw-38.5rem))] lg:w-60 lg:rounded-xl lg:border lg:px-3"
        >
          <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 lg:justify-between lg:gap-x-1">
            <p role="status" className="num flex min-w-0 flex-1 items-center gap-2 font-medium lg:basis-full">
              <BookmarkCheck className="size-5 shrink-0 text-accent" aria-hidden="true" />
              {t("tray.count", { count: offers.length })}
            </p>
            <LinkButton href={pages.quotes()} variant="quiet" size="sm" className="max-md:hidden lg:hidden">
              {t("all")}
            </LinkButton>
            <Button variant="quiet" size="sm" onPress={emptyQuote}>
              {t("tray.clear")}
            </Button>
            <Button size="sm" onPress={() => onOpenChange(true)}>
              {t("tray.make")}
            </Button>
          </div>
        </section>
      ) : null}
      {isOpen ? <QuoteDialog offers={offers} language={language} onClose={() => onOpenChange(false)} /> : null}
    </>
  );
}
