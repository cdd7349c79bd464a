"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { endingDocumentsOptions } from "@/lib/client/travel/passenger-book";
import type { EndingDocument } from "@/lib/contracts/portal/people/passenger-book";
import { formatTypedDate } from "@/lib/i18n/formats";

/** Passengers who are booked and whose documents do not last; nothing where all do. */
export function EndingList() {
  const t = useTranslations("passengers.ending");
  const locale = useLocale();
  const { data } = useQuery(endingDocumentsOptions(locale));
  if (!data || data.items.length === 0) return null;
  return (
    <SectionCard id="ending" title={t("count", { count: data.people })} lead={t("lead")} className="mb-4">
      <ul className="divide-y divide-line">
        {data.items.map((item) => (
          <EndingLine key={item.passenger_id} item={item} />
        ))}
      </ul>
    </SectionCard>
  );
}

function EndingLine({ item }: { item: EndingDocument }) {
  const t = useTranslations("passengers.ending");
  const date = formatTypedDate(item.needed_until);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-2 text-sm">
      <PageLink href={pages.passenger(item.passenger_id)} className="py-1 font-medium text-accent hover:underline">
        {item.last_name} {item.first_name}
      </PageLink>
      <span className="num text-ink-soft">
        {t("line", { expires: formatTypedDate(item.doc_expire), departs: formatTypedDate(item.departs) })}
      </span>
      <Badge tone={item.country ? "warm" : "bad"}>
        {item.country ? t("country", { country: item.country, date }) : t("trip", { date })}
      </Badge>
      <PageLink href={pages.booking(item.booking_id)} className="num ml-auto py-1 text-accent hover:underline">
        {item.booking_number}
      </PageLink>
    </li>
  );
}
