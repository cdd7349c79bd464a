"use client";

import { CalendarClock, Globe, type LucideIcon, Search, Stamp, Tickets } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { pages } from "@/lib/client/paths";
import { useMay } from "@/lib/client/role";

const BAR = "hidden h-full items-stretch gap-1 md:flex";
const BAR_ITEM =
  "flex items-center border-b-2 border-transparent px-3 pt-0.5 text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink";
const TABS =
  "fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden";
const TAB_ITEM =
  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-center text-2xs text-ink-soft -outline-offset-2 aria-[current]:font-medium aria-[current]:text-accent";

/** The main menu: in the top bar on a desk, at the bottom of a phone where the thumb is. */
export function MainNav({ placement }: { placement: "bar" | "bottom" }) {
  const t = useTranslations("common.nav");
  const pathname = usePathname();
  const maySell = useMay("sell");
  const isBar = placement === "bar";
  return (
    <nav aria-label={t("label")} className={isBar ? BAR : TABS}>
      {NAV_ITEMS.filter(({ isOfSale }) => maySell || !isOfSale).map(({ key, href, icon: Icon }) => (
        <Link key={key} href={href} aria-current={isWithin(pathname, href) ? "page" : undefined} className={isBar ? BAR_ITEM : TAB_ITEM}>
          {isBar ? null : <Icon className="size-5" aria-hidden="true" />}
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}

interface NavItem {
  key: "search" | "anywhere" | "bookings" | "schedule" | "visas";
  href: string;
  icon: LucideIcon;
  /** For those who sell. */
  isOfSale?: true;
}

/** The portal's main parts, in the order of a day's work. */
const NAV_ITEMS: readonly NavItem[] = [
  { key: "search", href: pages.search(), icon: Search, isOfSale: true },
  { key: "anywhere", href: pages.anywhere(), icon: Globe, isOfSale: true },
  { key: "bookings", href: pages.bookings(), icon: Tickets },
  { key: "schedule", href: pages.schedule(), icon: CalendarClock },
  { key: "visas", href: pages.visas(), icon: Stamp },
];

/** Whether a page belongs to a part; the booking form belongs to the search it came from. */
function isWithin(pathname: string, href: string): boolean {
  if (href === pages.search()) return pathname === href || pathname.startsWith("/book/");
  return pathname === href || pathname.startsWith(`${href}/`);
}
