"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { SectionCard } from "@/components/ui/section-card";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { OfficeStuck } from "@/lib/contracts/operator/operator-today";
import { ACCOUNT_MAIL_KINDS, LETTER_KINDS } from "@/lib/domain/mail/mail";
import { formatInstant, formatNumber } from "@/lib/i18n/formats";
import { stuckQuery } from "../queries";

type Rows<Part extends keyof OfficeStuck> = NonNullable<OfficeStuck[Part]>;

/** What the service has tried several times: tickets, webhooks, mails; and the ticket numbers that are left. */
export function StuckPage() {
  const t = useTranslations("house.stuck");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(stuckQuery());
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mb-4 text-ink-soft">{t("lead")}</p>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={4} /> : null}
      <div className="space-y-4">
        {data?.tickets ? <Tickets items={data.tickets} /> : null}
        {data?.stock ? <Stock items={data.stock} /> : null}
        {data?.webhooks ? <Webhooks items={data.webhooks} /> : null}
        {data?.mails ? <Mails items={data.mails} /> : null}
      </div>
    </>
  );
}

function Part({ name, isEmpty, children }: { name: keyof OfficeStuck; isEmpty: boolean; children: ReactNode }) {
  const t = useTranslations("house.stuck");
  return (
    <SectionCard id={name} title={t(name)} className="scroll-mt-16">
      {isEmpty ? <p className="text-ink-soft">{t("none")}</p> : children}
    </SectionCard>
  );
}

/** Since when something waits, as the last line of its card. */
function useSince() {
  const t = useTranslations("house.stuck.column");
  const locale = useLocale();
  const show = ({ since }: { since: string }) => formatInstant(since, locale);
  return { text: t("since"), look: "num whitespace-nowrap", show, card: { place: "term" as const } };
}

function Tickets({ items }: { items: Rows<"tickets"> }) {
  const t = useTranslations("house.stuck.column");
  const since = useSince();
  return (
    <Part name="tickets" isEmpty={items.length === 0}>
      <RecordList
        items={items}
        keyOf={({ booking_number }) => booking_number}
        opens
        columns={[
          {
            text: t("booking"),
            isHead: true,
            show: ({ booking_number }) => (
              <PageLink href={pages.find(booking_number)} className="num font-semibold text-accent after:absolute after:inset-0">
                {booking_number}
              </PageLink>
            ),
            card: { place: "left" },
          },
          { text: t("agency"), show: ({ agency }) => agency, card: { place: "term" } },
          since,
        ]}
      />
    </Part>
  );
}

function Stock({ items }: { items: Rows<"stock"> }) {
  const t = useTranslations("house.stuck");
  const locale = useLocale();
  return (
    <Part name="stock" isEmpty={items.length === 0}>
      <RecordList
        items={items}
        keyOf={({ carrier }) => carrier}
        columns={[
          {
            text: t("column.carrier"),
            isHead: true,
            show: ({ carrier }) => carrier,
            card: { place: "left" },
          },
          { text: t("column.left"), isRight: true, look: "num", show: ({ left }) => formatNumber(left, locale), card: { place: "term" } },
          {
            text: t("column.declared"),
            isRight: true,
            look: "num",
            show: ({ declared }) => formatNumber(declared, locale),
            card: { place: "term" },
          },
        ]}
      />
    </Part>
  );
}

function Webhooks({ items }: { items: Rows<"webhooks"> }) {
  const t = useTranslations("house.stuck.column");
  const since = useSince();
  return (
    <Part name="webhooks" isEmpty={items.length === 0}>
      <RecordList
        items={items}
        keyOf={({ id }) => id}
        columns={[
          { text: t("agency"), isHead: true, show: ({ agency }) => agency, card: { place: "left", look: "font-semibold" } },
          { text: t("host"), look: "break-all", show: ({ host }) => host, card: { place: "term" } },
          { text: t("waiting"), isRight: true, look: "num", show: ({ waiting }) => waiting, card: { place: "term" } },
          since,
        ]}
      />
    </Part>
  );
}

function Mails({ items }: { items: Rows<"mails"> }) {
  const t = useTranslations("house.stuck");
  const since = useSince();
  const known = [...LETTER_KINDS, ...ACCOUNT_MAIL_KINDS];
  return (
    <Part name="mails" isEmpty={items.length === 0}>
      <RecordList
        items={items}
        keyOf={({ id }) => id}
        columns={[
          {
            text: t("column.kind"),
            isHead: true,
            show: ({ kind }) => t(`mail.${known.find((each) => each === kind) ?? "other"}`),
            card: { place: "left", look: "font-semibold" },
          },
          { text: t("column.agency"), show: ({ agency }) => agency, card: { place: "term" } },
          { text: t("column.attempts"), isRight: true, look: "num", show: ({ attempts }) => attempts, card: { place: "term" } },
          since,
        ]}
      />
    </Part>
  );
}
