"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/paths";
import type { BookingListItem } from "@/lib/contracts/portal";
import { formatDate, formatInstant } from "@/lib/i18n/formats";
import { PassengerNames, RouteText, StatusCell, TotalText } from "./booking-item-parts";

/** On a desk. The whole row leads to the booking; for the keyboard its number is the link. */
export function BookingTable({ items }: { items: readonly BookingListItem[] }) {
  const t = useTranslations("booking.list");
  const columns = ["columnNumber", "columnRoute", "columnDate", "columnPassengers", "columnStatus"] as const;
  return (
    <WideTable columns={[...columns.map((column) => ({ text: t(column) })), { text: t("columnTotal"), isRight: true }]}>
      {items.map((item) => (
        <BookingRow key={item.id} item={item} />
      ))}
    </WideTable>
  );
}

function BookingRow({ item }: { item: BookingListItem }) {
  const locale = useLocale();
  const departure = item.directions[0]?.departure.local;
  return (
    <tr className="relative hover:bg-paper has-[a:focus-visible]:bg-accent-soft">
      <RowHead className="num">
        <Link href={pages.booking(item.id)} className="font-semibold text-accent tracking-wide after:absolute after:inset-0">
          {item.booking_number}
        </Link>
        <span className="block text-ink-faint text-xs">{item.pnrs.join(", ")}</span>
      </RowHead>
      <Cell className="min-w-52">
        <RouteText item={item} />
      </Cell>
      <Cell className="num whitespace-nowrap">{departure ? formatDate(departure, locale) : ""}</Cell>
      <Cell>
        <PassengerNames item={item} />
      </Cell>
      <Cell>
        <StatusCell item={item} />
      </Cell>
      <Cell className="num whitespace-nowrap text-right">
        <TotalText item={item} />
        <span className="block text-ink-faint text-xs">{formatInstant(item.created, locale)}</span>
      </Cell>
    </tr>
  );
}

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
                  <TotalText item={item} />
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
