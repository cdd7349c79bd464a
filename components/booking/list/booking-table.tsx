"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import type { Sorting } from "@/components/ui/wide-table";
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

/** The whole row or card leads to the booking; for the keyboard its number is the link. */
export function BookingTable({ items, filter, onChange }: BookingTableProps) {
  const t = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const locale = useLocale();
  const by = (sort: WorkSort) => sortingBy(sort, { filter, onChange });
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      isDense
      opens
      columns={[
        {
          text: t("columnNumber"),
          isHead: true,
          look: "num",
          show: (item) => <NumberAndPnr item={item} />,
          card: { place: "left", look: "num", show: (item) => <NumberAndPnrs item={item} /> },
        },
        {
          text: t("columnRoute"),
          look: "whitespace-nowrap",
          show: (item) => <CodesText item={item} />,
          card: { place: "lowerLeft", show: (item) => <RouteText item={item} /> },
        },
        {
          text: t("columnDate"),
          sorting: by("departure"),
          look: "num whitespace-nowrap",
          show: ({ directions: [first] }) =>
            first ? `${formatDayMonth(first.departure.local, locale)}, ${formatTime(first.departure.local)}` : "",
        },
        {
          text: t("columnPassengers"),
          look: "min-w-36 max-w-56 break-words",
          show: (item) => <PassengerNames item={item} />,
          card: { place: "lowerLeft", look: "truncate text-ink-soft text-sm" },
        },
        { text: t("columnStatus"), show: (item) => <StatusCell item={item} />, card: { place: "right" } },
        {
          text: tWork("agent"),
          look: "min-w-28 max-w-40 break-words text-ink-soft",
          show: ({ agent }) => agent,
          card: { place: "lowerLeft", look: "truncate text-ink-faint text-xs" },
        },
        {
          text: tWork("created"),
          sorting: by("created"),
          look: "num whitespace-nowrap text-ink-soft",
          show: ({ created }) => formatInstant(created, locale),
        },
        {
          text: t("columnTotal"),
          isRight: true,
          sorting: by("amount"),
          look: "num whitespace-nowrap",
          show: (item) => <TotalText item={item} />,
          card: { place: "lowerRight", look: "num", show: (item) => <TotalAndDate item={item} /> },
        },
      ]}
    />
  );
}

function sortingBy(sort: WorkSort, { filter, onChange }: Omit<BookingTableProps, "items">): Sorting {
  const now = sortingOf(filter);
  if (now.sort !== sort)
    return { order: null, next: sortingOf({ sort }).order, onPress: () => onChange({ ...filter, sort, order: undefined }) };
  const next = now.order === "asc" ? "desc" : "asc";
  return { order: now.order, next, onPress: () => onChange({ ...filter, sort, order: next }) };
}

function NumberAndPnr({ item }: { item: WorkItem }) {
  return (
    <>
      <span className="mr-2 inline-block whitespace-nowrap">
        <BookingNumber item={item} />
      </span>
      <span className="inline-block whitespace-nowrap text-ink-faint text-xs">
        {item.pnrs[0]}
        <NotesMark item={item} />
      </span>
    </>
  );
}

function NumberAndPnrs({ item }: { item: WorkItem }) {
  return (
    <>
      <BookingNumber item={item} />
      <p className="text-ink-faint text-xs">
        {item.pnrs.join(", ")}
        <NotesMark item={item} />
      </p>
    </>
  );
}

function TotalAndDate({ item }: { item: WorkItem }) {
  const locale = useLocale();
  const departure = item.directions[0]?.departure.local;
  return (
    <>
      <TotalText item={item} />
      <p className="text-ink-soft text-sm">{departure ? formatDate(departure, locale) : ""}</p>
    </>
  );
}

/** A link; a test booking has no page in the portal, and is marked. */
function BookingNumber({ item: { id, booking_number, mode } }: { item: WorkItem }) {
  const t = useTranslations("work");
  if (mode === "test")
    return (
      <span className="font-semibold tracking-wide">
        {booking_number} <Badge tone="warm">{t("test")}</Badge>
      </span>
    );
  return (
    <PageLink href={pages.booking(id)} className="font-semibold text-accent tracking-wide after:absolute after:inset-0">
      {booking_number}
    </PageLink>
  );
}
