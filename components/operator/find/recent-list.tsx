"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import { type RecentBooking, recentBookings } from "./recent-bookings";

/** The bookings that were opened last in this browser, while nothing is sought. */
export function RecentList() {
  const t = useTranslations("finding");
  const [items, setItems] = useState<RecentBooking[]>([]);
  useEffect(() => setItems(recentBookings()), []);
  if (items.length === 0) return null;
  return (
    <SectionCard title={t("recent")}>
      <ul className="-mx-2 divide-y divide-line">
        {items.map(({ id, number, agency }) => (
          <li key={id}>
            <PageLink
              data-hit
              href={pages.officeBooking(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-4 rounded-lg px-2 py-1.5 hover:bg-paper focus-visible:bg-accent-soft"
            >
              <span className="num w-44 font-semibold text-accent tracking-wide">{number}</span>
              <span className="text-ink-soft text-sm">{agency}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
