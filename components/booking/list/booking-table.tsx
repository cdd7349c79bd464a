"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/states/badge";
import { Cell, RowHead, type Sorting, WideTable } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { WorkFilter, WorkItem } from "@/lib/contracts/portal/work-list";
import { sortingOf, type WorkSort } from "@/lib/domain/booking/work-list";
import { formatDate, formatDayMonth, formatInstant, formatTime } from "@/lib/i18n/formats";
import { CodesText, NotesMark, PassengerNames, RouteText, StatusCell, TotalText } from "./booking-item-parts";

interface BookingTableProps {
  items: readonly WorkItem[];
  filter: WorkFilter;
  onChange: (filter: WorkFilter) => void;
}

/** On a desk, a line a booking. The whole row leads to the booking; for the keyboard its number is the link. */
export function BookingTable({ items, filter, onChange }: BookingTableProps) {
  const t = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const by = (sort: WorkSort) => sortingBy(sort, { filter, onChange });
  const columns = [
    { text: t("columnNumber") },
    { text: t("columnRoute") },
    { text: t("columnDate"), sorting: by("departure") },
    { text: t("columnPassengers") },
    { text: t("columnStatus") },
    { text: tWork("agent") },
    { text: tWork("created"), sorting: by("created") },
    { text: t("columnTotal"), isRight: true, sorting: by("amount") },
  ];
  return (
    <WideTable isDense columns={columns}>
      {items.map((item) => (
        <BookingRow key={item.id} item={item} />
      ))}
    </WideTable>
  );
}

function sortingBy(sort: WorkSort, { filter, onChange }: Omit<BookingTableProps, "items">): Sorting {
  const now = sortingOf(filter);
  if (now.sort !== sort)
    return { order: null, next: sortingOf({ sort }).order, onPress: () => onChange({ ...filter, sort, order: undefined }) };
  const next = now.order === "asc" ? "desc" : "asc";
  return { order: now.order, next, onPress: () => onChange({ ...filter, sort, order: next }) };
}

function BookingRow({ item }: { item: WorkItem }) {
  const locale = useLocale();
  const departure = item.directions[0]?.departure.local;
  return (
    <tr className="relative hover:bg-paper has-[a:focus-visible]:bg-accent-soft">
      <RowHead className="num">
        <span className="mr-2 inline-block whitespace-nowrap">
          <BookingNumber item={item} className="after:absolute after:inset-0" />
        </span>
        <span className="inline-block whitespace-nowrap text-ink-faint text-xs">
          {item.pnrs[0]}
          <NotesMark item={item} />
        </span>
      </RowHead>
      <Cell className="whitespace-nowrap">
        <CodesText item={item} />
      </Cell>
      <Cell className="num whitespace-nowrap">{departure ? `${formatDayMonth(departure, locale)}, ${formatTime(departure)}` : ""}</Cell>
      <Cell className="min-w-36 max-w-56 break-words">
        <PassengerNames item={item} />
      </Cell>
      <Cell>
        <StatusCell item={item} />
      </Cell>
      <Cell className="min-w-28 max-w-40 break-words text-ink-soft">{item.agent}</Cell>
      <Cell className="num whitespace-nowrap text-ink-soft">{formatInstant(item.created, locale)}</Cell>
      <Cell className="num whitespace-nowrap text-right">
        <TotalText item={item} />
      </Cell>
    </tr>
  );
}

/** A link; a test booking has no page in the portal, and is marked. */
function BookingNumber({ item: { id, booking_number, mode }, className = "" }: { item: WorkItem; className?: string }) {
  const t = useTranslations("work");
  if (mode === "test")
    return (
      <span className="font-semibold tracking-wide">
        {booking_number} <Badge tone="warm">{t("test")}</Badge>
      </span>
    );
  return (
    <PageLink href={pages.booking(id)} className={`font-semibold text-accent tracking-wide ${className}`}>
      {booking_number}
    </PageLink>
  );
}

/** The same list on a phone: a card per booking. */
export function BookingCards({ items }: { items: readonly WorkItem[] }) {
  const locale = useLocale();
  return (
    <ul className="space-y-3 lg:hidden">
      {items.map((item) => {
        const departure = item.directions[0]?.departure.local;
        return (
          <li key={item.id} className="relative rounded-xl border border-line bg-surface p-4 shadow-card">
            <div className="flex items-start justify-between gap-3">
              <div>
                <p className="num">
                  <BookingNumber item={item} className="after:absolute after:inset-0" />
                </p>
                <p className="num text-ink-faint text-xs">
                  {item.pnrs.join(", ")}
                  <NotesMark item={item} />
                </p>
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
                <p className="truncate text-ink-faint text-xs">{item.agent}</p>
              </div>
              <div className="num shrink-0 text-right">
                <TotalText item={item} />
                <p className="text-ink-soft text-sm">{departure ? formatDate(departure, locale) : ""}</p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
