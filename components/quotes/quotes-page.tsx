"use client";

import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, BookmarkX } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { PageLinks } from "@/components/ui/page-links";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import type { Locale } from "@/lib/domain/localized";
import { KEPT_DAYS } from "@/lib/domain/quotes/validity";
import { quotesQuery } from "./queries";
import { QuoteCard } from "./quote-card";
import { OpenedTray } from "./quote-tray";

/** The agency's quotes, newest first, with what became of them. @param language of its customers */
export function QuotesPage({ language }: { language: Locale }) {
  const t = useTranslations("quotes");
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-5 max-w-3xl text-ink-soft">{t("lead")}</p>
      <QuoteList onFilled={() => setMaking(true)} />
      <OpenedTray language={language} isOpen={isMaking} onOpenChange={setMaking} />
    </>
  );
}

function QuoteList({ onFilled }: { onFilled: () => void }) {
  const t = useTranslations("quotes");
  const locale = useLocale();
  const address = useSearchParams();
  const asked = Number(address.get("page") ?? "1");
  const quote = address.get("quote") ?? undefined;
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const { data, isError, refetch } = useQuery(quotesQuery({ page, quote }, locale));
  if (isError && !data) return <ErrorState message={t("loadError")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 w-full rounded-xl" />;
  if (data.total === 0 && quote) return <NoLongerKept />;
  if (data.total === 0) {
    const action = <LinkButton href={pages.search()}>{t("toSearch")}</LinkButton>;
    return (
      <EmptyState icon={<BookmarkPlus className="size-8" aria-hidden="true" />} title={t("none")} action={action}>
        {t("noneText")}
      </EmptyState>
    );
  }
  const { label, previous, next } = { label: t("paging.label"), previous: t("paging.previous"), next: t("paging.next") };
  return (
    <>
      {quote ? <BackLink href={pages.quotes()}>{t("all")}</BackLink> : null}
      <ul className="space-y-4">
        {data.items.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} onFilled={onFilled} />
        ))}
      </ul>
      <PageLinks
        page={data.page}
        pages={data.pages}
        addressOf={(target) => pages.quotes({ page: target })}
        texts={{ label, previous, next, page: t("paging.page", { page: data.page, pages: data.pages }) }}
      />
    </>
  );
}

/** What leads to one quote stays in a mailbox or the news for longer than the quote itself is kept. */
function NoLongerKept() {
  const t = useTranslations("quotes");
  return (
    <>
      <BackLink href={pages.quotes()}>{t("all")}</BackLink>
      <EmptyState icon={<BookmarkX className="size-8" aria-hidden="true" />} title={t("notKept")}>
        {t("notKeptText", { days: KEPT_DAYS })}
      </EmptyState>
    </>
  );
}
