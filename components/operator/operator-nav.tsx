"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";

const ITEMS = [
  { key: "refunds", area: "refunds", href: pages.operatorRefunds(), within: ["/operator/refunds"] },
  { key: "schedule", area: "schedule", href: pages.scheduleImports(), within: ["/operator/schedule", "/operator/schedule-messages"] },
  { key: "changes", area: "schedule", href: pages.scheduleChanges(), within: ["/operator/schedule-changes"] },
  { key: "people", area: "people", href: pages.people(), within: ["/operator/people"] },
  { key: "audit", area: "audit", href: pages.operatorAudit(), within: ["/operator/audit"] },
] as const;

const ITEM =
  "flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink";

/** The parts of the back office that whoever is signed in may see. */
export function OperatorNav() {
  const t = useTranslations("office.nav");
  const pathname = usePathname();
  const may = useHouseRights();
  const isWithin = (parts: readonly string[]) => parts.some((part) => pathname === part || pathname.startsWith(`${part}/`));
  return (
    <nav aria-label={t("label")} className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-7xl gap-5 overflow-x-auto px-4 lg:px-6">
        {ITEMS.filter(({ area }) => may(area, "see")).map(({ key, href, within }) => (
          <PageLink key={key} href={href} aria-current={isWithin(within) ? "page" : undefined} className={ITEM}>
            {t(key)}
          </PageLink>
        ))}
      </div>
    </nav>
  );
}
