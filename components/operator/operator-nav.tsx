"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { HouseArea } from "@/lib/domain/house/rights";
import { todayQuery } from "./queries";

const GROUPS = ["day", "sales", "flights", "money", "house"] as const;

interface Item {
  group: (typeof GROUPS)[number];
  key: string;
  area: HouseArea;
  href: string;
  counts: readonly QueueKind[];
}

/** The parts of the back office, in the order of the rail. `counts` are the queues whose lengths together stand beside it. */
const ITEMS = [
  { group: "day", key: "today", area: "today", href: pages.operator(), counts: [] },
  { group: "day", key: "queues", area: "today", href: pages.queues(), counts: [] },
  { group: "day", key: "stuck", area: "agencies", href: pages.stuck(), counts: ["webhooks", "mails"] },
  { group: "sales", key: "bookings", area: "bookings", href: pages.officeBookings(), counts: ["tickets"] },
  { group: "sales", key: "agencies", area: "agencies", href: pages.agencies(), counts: [] },
  { group: "sales", key: "refunds", area: "refunds", href: pages.operatorRefunds(), counts: ["refunds"] },
  { group: "sales", key: "prices", area: "prices", href: pages.prices(), counts: ["uploads"] },
  { group: "sales", key: "why", area: "prices", href: pages.operatorWhy(), counts: [] },
  { group: "flights", key: "flights", area: "flights", href: pages.departures(), counts: ["lists", "cancellations", "ways"] },
  { group: "flights", key: "schedule", area: "schedule", href: pages.scheduleImports(), counts: ["oversales"] },
  { group: "flights", key: "messages", area: "schedule", href: pages.scheduleMessages(), counts: ["inbox"] },
  { group: "flights", key: "changes", area: "schedule", href: pages.scheduleChanges(), counts: ["changes"] },
  { group: "flights", key: "stock", area: "stock", href: pages.operatorStock(), counts: ["stock", "charters"] },
  { group: "money", key: "money", area: "money", href: pages.houseMoney(), counts: ["proposals", "bank", "days"] },
  { group: "money", key: "reports", area: "reports", href: pages.reports(), counts: [] },
  { group: "house", key: "people", area: "people", href: pages.people(), counts: [] },
  { group: "house", key: "colleagues", area: "house", href: pages.colleagues(), counts: [] },
  { group: "house", key: "house", area: "house", href: pages.operatorHouse(), counts: [] },
  { group: "house", key: "audit", area: "audit", href: pages.operatorAudit(), counts: [] },
] as const satisfies readonly Item[];

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
        {items.map(({ key, href, counts }) => (
          <li key={key}>
            <PageLink href={href} aria-current={isWithin(pathname, href) ? "page" : undefined} className={ITEM}>
              {t(key)} {counts.length > 0 ? <WaitingCount kinds={counts} /> : null}
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

function WaitingCount({ kinds }: { kinds: readonly QueueKind[] }) {
  const t = useTranslations("house.nav");
  const { data } = useQuery(todayQuery());
  const waiting = data?.queues.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const count = waiting.reduce((total, queue) => total + queue.count, 0);
  if (count === 0) return null;
  return (
    <span className="num rounded-md bg-warm-soft px-1.5 py-0.5 font-medium text-warm text-xs">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t("waiting", { count })}</span>
    </span>
  );
}
