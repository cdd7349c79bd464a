"use client";

import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { PageLinks } from "@/components/ui/page-links";
import { LinkButton } from "@/components/ui/press/link-button";
import { Badge } from "@/components/ui/states/badge";
import { EmptyState } from "@/components/ui/states/empty-state";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import type { MailboxPage as Listed, MailboxItem } from "@/lib/contracts/portal/mail";
import { formatInstant } from "@/lib/i18n/formats";
import { MailView } from "./mail-view";
import { mailboxOptions } from "./queries";

/** What customers would have received, one of it open. */
export function MailboxPage() {
  const t = useTranslations("mail.mailbox");
  const shown = useSearchParams();
  const mail = shown.get("mail");
  const page = Math.max(1, Math.trunc(Number(shown.get("page"))) || 1);
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-5 max-w-3xl text-ink-soft">{t("lead")}</p>
      {mail ? <MailView mailId={mail} /> : <MailList page={page} />}
    </>
  );
}

function MailList({ page }: { page: number }) {
  const t = useTranslations("mail.mailbox");
  const { data, isError, refetch } = useQuery(mailboxOptions(page));
  if (isError) return <LoadError tone="bad" text={t("failed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return data.items.length > 0 ? <Mails listed={data} /> : <NoMails />;
}

function NoMails() {
  const t = useTranslations("mail.mailbox");
  const action = <LinkButton href={pages.bookings()}>{t("toBookings")}</LinkButton>;
  return (
    <EmptyState icon={<Inbox className="size-8" aria-hidden="true" />} title={t("empty")} action={action}>
      {t("emptyText")}
    </EmptyState>
  );
}

function Mails({ listed: { items, page, pages: all } }: { listed: Listed }) {
  const t = useTranslations("mail.mailbox");
  const texts = { label: t("pages"), previous: t("previous"), next: t("next"), page: t("page", { page, pages: all }) };
  return (
    <>
      <Card aria-label={t("title")}>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <MailRow key={item.id} item={item} />
          ))}
        </ul>
      </Card>
      <PageLinks page={page} pages={all} addressOf={(target) => pages.mailbox({ page: target })} texts={texts} />
    </>
  );
}

function MailRow({ item: { id, kind, at, to, subject } }: { item: MailboxItem }) {
  const t = useTranslations("mail");
  const locale = useLocale();
  return (
    <li>
      <PageLink href={pages.mailbox({ mail: id })} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken">
        <Badge>{t(`kinds.${kind}`)}</Badge>
        <span className="min-w-0 flex-1 basis-60 break-words font-medium">{subject}</span>
        <span className="num min-w-0 break-words text-ink-soft text-sm">{to}</span>
        <time dateTime={at} className="num text-ink-soft text-sm">
          {formatInstant(at, locale)}
        </time>
      </PageLink>
    </li>
  );
}
