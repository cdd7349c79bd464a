"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { PageLinks } from "@/components/ui/page-links";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ScheduleInboxPage } from "@/lib/contracts/operator/schedule-inbox";
import { InboxItem } from "./inbox-item";
import { inboxQuery } from "./queries";
import { readPage } from "./read-change-filter";

/** Lists what came by mail or into the folder, and what became of it; what was refused can be read again or closed. */
export function InboxList() {
  const t = useTranslations("office.inbox");
  return (
    <section aria-labelledby="inbox" className="mt-8">
      <h2 id="inbox" className="font-semibold text-xl">
        {t("title")}
      </h2>
      <p className="mb-3 max-w-3xl text-ink-soft">{t("lead")}</p>
      <LoadedInbox />
    </section>
  );
}

function LoadedInbox() {
  const locale = useLocale();
  const errorText = useErrorText();
  const parameters = useSearchParams();
  const filter = { page: readPage(parameters), isOpen: parameters.get("open") === "1" };
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...inboxQuery(filter, locale), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <InboxFilter open={data.open} isOpen={filter.isOpen} />
      <InboxItems data={data} isOpen={filter.isOpen} />
    </div>
  );
}

/** Chooses between everything that came and what is still to be settled; shows nothing where nothing is. */
function InboxFilter({ open, isOpen }: { open: number; isOpen: boolean }) {
  const t = useTranslations("office.inbox");
  if (open === 0 && !isOpen) return null;
  return (
    <p className="mb-3">
      <PageLink href={pages.scheduleMessages(isOpen ? {} : { open: "1" })} className="font-medium text-accent">
        {isOpen ? t("all") : t("open", { count: open })}
      </PageLink>
    </p>
  );
}

function InboxItems({ data: { items, page, pages: count, watched }, isOpen }: { data: ScheduleInboxPage; isOpen: boolean }) {
  const t = useTranslations("office.inbox");
  const tList = useTranslations("operator");
  if (items.length === 0)
    return (
      <EmptyState icon={<Inbox className="size-8" aria-hidden="true" />} title={isOpen ? t("settled") : t("empty")}>
        {watched ? t("emptyText") : t("unwatched")}
      </EmptyState>
    );
  const texts = { label: tList("pages"), previous: tList("prev"), next: tList("next"), page: tList("page", { page, pages: count }) };
  const addressOf = (target: number) => pages.scheduleMessages({ page: target, ...(isOpen ? { open: "1" as const } : {}) });
  return (
    <>
      <ul className="space-y-3">
        {items.map((item) => (
          <li key={item.number}>
            <InboxItem item={item} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={count} addressOf={addressOf} texts={texts} />
    </>
  );
}
