"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import { todayQuery } from "./queries";

const GROUPS = ["day", "sales", "flights", "money", "house"] as const;

/** The parts of the back office, in the order of the rail. `count` is the queue whose length stands beside it. */
const ITEMS = [
  { group: "day", key: "today", area: "today", href: pages.operator(), count: null },
  { group: "day", key: "queues", area: "today", href: pages.queues(), count: null },
  { group: "day", key: "stuck", area: "agencies", href: pages.stuck(), count: null },
  { group: "sales", key: "bookings", area: "bookings", href: pages.officeBookings(), count: null },
  { group: "sales", key: "agencies", area: "agencies", href: pages.agencies(), count: null },
  { group: "sales", key: "refunds", area: "refunds", href: pages.operatorRefunds(), count: "refunds" },
  { group: "sales", key: "prices", area: "prices", href: pages.prices(), count: null },
  { group: "sales", key: "why", area: "prices", href: pages.operatorWhy(), count: null },
  { group: "flights", key: "flights", area: "flights", href: pages.departures(), count: null },
  { group: "flights", key: "schedule", area: "schedule", href: pages.scheduleImports(), count: null },
  { group: "flights", key: "messages", area: "schedule", href: pages.scheduleMessages(), count: "inbox" },
  { group: "flights", key: "changes", area: "schedule", href: pages.scheduleChanges(), count: "changes" },
  { group: "flights", key: "stock", area: "stock", href: pages.operatorStock(), count: "stock" },
  { group: "money", key: "money", area: "money", href: pages.houseMoney(), count: null },
  { group: "money", key: "reports", area: "reports", href: pages.reports(), count: null },
  { group: "house", key: "people", area: "people", href: pages.people(), count: null },
  { group: "house", key: "colleagues", area: "house", href: pages.colleagues(), count: null },
  { group: "house", key: "house", area: "house", href: pages.operatorHouse(), count: null },
  { group: "house", key: "audit", area: "audit", href: pages.operatorAudit(), count: null },
] as const;

const ITEM =
  "flex min-h-11 items-center justify-between gap-2 rounded-lg px-3 text-ink-soft lg:min-h-8 lg:text-sm hover:bg-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent";

/** The parts of the back office that whoever is signed in may see, in groups, with how much waits in each. */
export function OperatorNav() {
  const t = useTranslations("house.nav");
  const may = useHouseRights();
  const items = ITEMS.filter(({ area }) => may(area, "see"));
  return (
    <nav aria-label={t("label")} className="space-y-4 lg:space-y-3">
      {GROUPS.map((group) => {
        const parts = items.filter((item) => item.group === group);
        return parts.length === 0 ? null : <NavGroup key={group} title={t(`group.${group}`)} items={parts} />;
      })}
    </nav>
  );
}

function NavGroup({ title, items }: { title: string; items: readonly (typeof ITEMS)[number][] }) {
  const t = useTranslations("office.nav");
  const pathname = usePathname();
  return (
    <div>
      <p className="px-3 pb-1 font-medium text-ink-faint text-xs">{title}</p>
      <ul>
        {items.map(({ key, href, count }) => (
          <li key={key}>
            <PageLink href={href} aria-current={isWithin(pathname, href) ? "page" : undefined} className={ITEM}>
              {t(key)} {count ? <WaitingCount kind={count} /> : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Today has pages below its address that are no part of it. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== pages.operator() && pathname.startsWith(`${href}/`));
}

function WaitingCount({ kind }: { kind: QueueKind }) {
  const t = useTranslations("house.nav");
  const { data } = useQuery(todayQuery());
  const count = data?.queues.find((queue) => queue.kind === kind)?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="num rounded-md bg-warm-soft px-1.5 py-0.5 font-medium text-warm text-xs">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t("waiting", { count })}</span>
    </span>
  );
}
