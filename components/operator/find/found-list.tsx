"use client";

import { useLocale, useTranslations } from "next-intl";
import { StandingBadges } from "@/components/travel/status-badge";
import { CodesText, PassengerNames } from "@/components/travel/work/booking-item-parts";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { FoundBooking, FoundThings } from "@/lib/contracts/operator/bookings/find";
import { formatDate } from "@/lib/i18n/formats";

const ROW = "flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-lg px-2 py-1.5 hover:bg-paper focus-visible:bg-accent-soft";

/** What was found, kind by kind. */
export function FoundList({ found: { bookings, agencies } }: { found: FoundThings }) {
  const t = useTranslations("finding");
  return (
    <div className="space-y-4">
      {bookings.map(({ by, items, is_more }) => (
        <SectionCard key={by} title={t(`by.${by}`)}>
          <ul className="-mx-2 divide-y divide-line">
            {items.map((item) => (
              <li key={item.id}>
                <FoundRow item={item} />
              </li>
            ))}
          </ul>
          {is_more ? <p className="mt-2 text-ink-soft text-sm">{t("newest")}</p> : null}
        </SectionCard>
      ))}
      {agencies.length > 0 ? (
        <SectionCard title={t("agencies")}>
          <ul className="-mx-2 divide-y divide-line">
            {agencies.map(({ code, name }) => (
              <li key={code}>
                <PageLink data-hit href={pages.agency(code)} className={ROW}>
                  <span className="font-medium">{name}</span>
                  <span className="num text-ink-soft text-sm">{code}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </div>
  );
}

function FoundRow({ item }: { item: FoundBooking }) {
  const t = useTranslations("work");
  const locale = useLocale();
  const { id, booking_number, pnrs, status, agency, mode, directions } = item;
  const departure = directions[0]?.departure.local;
  return (
    <PageLink data-hit href={pages.officeBooking(id)} className={ROW}>
      <span className="num w-44">
        <span className="font-semibold text-accent tracking-wide">{booking_number}</span>{" "}
        <span className="text-ink-faint text-xs">{pnrs.join(", ")}</span>
      </span>
      <StandingBadges status={status} isAnswerDue={item.schedule_change === "open"} />
      {mode === "test" ? <Badge tone="warm">{t("test")}</Badge> : null}
      <span className="min-w-40 flex-1">
        <PassengerNames item={item} />
      </span>
      <span>
        <CodesText item={item} />
        {departure ? <span className="num text-ink-soft text-sm"> · {formatDate(departure, locale)}</span> : null}
      </span>
      <span className="text-ink-soft text-sm lg:w-48">{agency.name}</span>
    </PageLink>
  );
}
