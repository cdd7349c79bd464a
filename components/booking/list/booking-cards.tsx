"use client";

import Link from "next/link";
import { useLocale } from "next-intl";
import { pages } from "@/lib/client/paths";
import type { BookingListItem } from "@/lib/contracts/portal";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import { PassengerNames, RouteText, StatusCell } from "./booking-item-parts";

/** The same list on a phone: a card per booking. */
export function BookingCards({ items }: { items: readonly BookingListItem[] }) {
  const locale = useLocale();
  return (
    <ul className="space-y-3 lg:hidden">
      {items.map((item) => {
        const departure = item.directions[0]?.departure.local;
        return (
          <li key={item.id}>
            <Link href={pages.booking(item.id)} className="block rounded-xl border border-line bg-surface p-4 shadow-card">
              <div className="flex items-start justify-between gap-3">
                <div>
                  <p className="num font-semibold text-accent tracking-wide">{item.booking_number}</p>
                  <p className="num text-ink-faint text-xs">{item.pnrs.join(", ")}</p>
                </div>
                <div className="text-right">
                  <StatusCell item={item} />
                </div>
              </div>
              <div className="mt-2 flex items-end justify-between gap-3">
                <div className="min-w-0">
                  <p>
                    <RouteText item={item} />
                  </p>
                  <p className="truncate text-ink-soft text-sm">
                    <PassengerNames item={item} />
                  </p>
                </div>
                <div className="num shrink-0 text-right">
                  <p className="font-medium">{formatMoney(item.price.amount, item.price.currency, locale)}</p>
                  <p className="text-ink-soft text-sm">{departure ? formatDate(departure, locale) : ""}</p>
                </div>
              </div>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
