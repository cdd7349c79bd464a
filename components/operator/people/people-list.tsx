"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { PageLinks } from "@/components/ui/page-links";
import { RecordList } from "@/components/ui/record-list";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { LoadError } from "@/components/ui/states/load-error";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ListedPerson } from "@/lib/contracts/operator/operator-people";
import { formatInstant } from "@/lib/i18n/formats";
import { peopleQuery } from "./queries";

/** Everybody who works for an agency, agency by agency. */
export function PeopleList() {
  const t = useTranslations("people.list");
  const tList = useTranslations("operator");
  const errorText = useErrorText();
  const wanted = Math.max(1, Math.trunc(Number(useSearchParams().get("page") ?? 1)) || 1);
  const { data, error, refetch } = useQuery({ ...peopleQuery(wanted), placeholderData: keepPreviousData });
  if (error && !data) return <LoadError text={errorText(error).message} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { items, page, pages, total } = data;
  const texts = { label: tList("pages"), previous: tList("prev"), next: tList("next"), page: tList("page", { page, pages }) };
  return (
    <SectionCard title={t("title")} aside={<span className="num text-ink-soft text-sm">{t("found", { count: total })}</span>}>
      {items.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : <PeopleTable items={items} />}
      <PageLinks page={page} pages={pages} addressOf={(target) => `${addresses.people()}?page=${target}`} texts={texts} />
    </SectionCard>
  );
}

function PeopleTable({ items }: { items: readonly ListedPerson[] }) {
  const t = useTranslations("people.list");
  const tPeople = useTranslations("agencies.people");
  const locale = useLocale();
  return (
    <RecordList
      items={items}
      keyOf={({ email, agency }) => `${agency.code} ${email}`}
      columns={[
        { text: t("person"), isHead: true, show: (item) => <PersonName item={item} />, card: { place: "left" } },
        {
          text: t("agency"),
          show: ({ agency: { code, name } }) => (
            <PageLink href={addresses.agency(code)} className="break-words text-accent hover:underline">
              {name}
            </PageLink>
          ),
          card: { place: "term" },
        },
        { text: t("role"), show: ({ role }) => tPeople(`role.${role}`), card: { place: "term" } },
        {
          text: t("signedIn"),
          isRight: true,
          look: "num whitespace-nowrap",
          show: ({ last_sign_in: at }) => (at ? formatInstant(at, locale) : tPeople("never")),
          card: { place: "term" },
        },
      ]}
    />
  );
}

function PersonName({ item: { name, email, is_blocked: isBlocked } }: { item: ListedPerson }) {
  const t = useTranslations("agencies.people");
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="break-words">{name}</span>
        {isBlocked ? <Badge tone="bad">{t("blocked")}</Badge> : null}
      </span>
      <span className="block break-all font-normal text-ink-soft text-sm">{email}</span>
    </>
  );
}
