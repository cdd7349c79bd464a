import { BellRing, CalendarClock, FileText, Globe, type LucideIcon, Mail, Search, Stamp, Tickets, Users, Wallet } from "lucide-react";
import { pages } from "@/lib/client/calls/paths";
import type { Width } from "@/lib/client/widths";
import type { Act } from "@/lib/contracts/scopes";

export interface NavItem {
  key: "search" | "anywhere" | "bookings" | "quotes" | "passengers" | "money" | "schedule" | "watches" | "visas" | "mailbox";
  href: string;
  icon: LucideIcon;
  /** Act that a person must be allowed to do to see the item. */
  act?: Act;
  /** From where the top bar has room for it: in Russian, which has the longest words, it is full at each width. Without one it stands under "More". */
  bar?: Width;
  /** Whether it is one of the few at the bottom of a phone. */
  isTab?: true;
}

/** How many items have room everywhere, without "More". */
export const FEW = 5;

/** The portal's main parts, in the order of a day's work. */
export const NAV_ITEMS: readonly NavItem[] = [
  { key: "search", href: pages.search(), icon: Search, act: "sell", bar: "md", isTab: true },
  { key: "anywhere", href: pages.anywhere(), icon: Globe, act: "sell", bar: "xl", isTab: true },
  { key: "bookings", href: pages.bookings(), icon: Tickets, bar: "md", isTab: true },
  { key: "quotes", href: pages.quotes(), icon: FileText, act: "sell", bar: "md" },
  { key: "passengers", href: pages.passengers(), icon: Users, act: "sell", bar: "lg" },
  { key: "money", href: pages.money(), icon: Wallet, act: "readMoney", bar: "lg" },
  { key: "schedule", href: pages.schedule(), icon: CalendarClock, bar: "xl", isTab: true },
  { key: "watches", href: pages.watches(), icon: BellRing, act: "sell" },
  { key: "visas", href: pages.visas(), icon: Stamp },
  { key: "mailbox", href: pages.mailbox(), icon: Mail, act: "sell" },
];

/** Whether a page belongs to a part; the booking form belongs to the search it came from. */
export function isWithin(pathname: string, href: string): boolean {
  if (href === pages.search()) return pathname === href || pathname.startsWith("/book/");
  return pathname === href || pathname.startsWith(`${href}/`);
}
