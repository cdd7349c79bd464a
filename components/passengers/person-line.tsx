"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/states/badge";
import { serverToday } from "@/components/ui/today";
import { pages } from "@/lib/client/calls/paths";
import type { SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { formatTypedDate } from "@/lib/i18n/formats";

/** Who somebody is, with the document; the name leads to the person's card. */
export function PersonLine({ person }: { person: SavedPassenger }) {
  const t = useTranslations("passengers");
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        <PageLink href={pages.passenger(person.id)} className="py-1 text-accent hover:underline">
          {person.last_name} {person.first_name}
        </PageLink>
        {person.doc_expire < serverToday() ? <Badge tone="bad">{t("expired")}</Badge> : null}
      </p>
      <p className="num text-ink-soft text-sm">
        {t("line", {
          born: formatTypedDate(person.birthdate),
          country: person.citizenship,
          number: person.doc_number,
          expires: formatTypedDate(person.doc_expire),
        })}
        {person.tel ? ` · ${person.tel}` : null}
      </p>
    </div>
  );
}
