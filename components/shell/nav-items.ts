import { CalendarClock, Globe, type LucideIcon, Search, Stamp, Tickets } from "lucide-react";
import { pages } from "@/lib/client/paths";

interface NavItem {
  key: "search" | "anywhere" | "bookings" | "schedule" | "visas";
  href: string;
  icon: LucideIcon;
}

/** The portal's main parts, in the order of a day's work. */
export const NAV_ITEMS: readonly NavItem[] = [
  { key: "search", href: pages.search(), icon: Search },
  { key: "anywhere", href: pages.anywhere(), icon: Globe },
  { key: "bookings", href: pages.bookings(), icon: Tickets },
  { key: "schedule", href: pages.schedule(), icon: CalendarClock },
  { key: "visas", href: pages.visas(), icon: Stamp },
];

/** Whether a page belongs to a part; the booking form belongs to the search it came from. */
export function isWithin(pathname: string, href: string): boolean {
  if (href === pages.search()) return pathname === href || pathname.startsWith("/book/");
  return pathname === href || pathname.startsWith(`${href}/`);
}
