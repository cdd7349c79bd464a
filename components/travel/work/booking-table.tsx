"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { PageLink } from "@/components/ui/page-link";
import { type RecordColumn, RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import type { Sorting } from "@/components/ui/wide-table";
import type { WorkAgency } from "@/lib/contracts/operator/bookings/office-bookings";
import type { WorkFilter, WorkItem } from "@/lib/contracts/portal/work-list";
import { sortingOf, type WorkSort } from "@/lib/domain/booking/work-list";
import { formatDate, formatDayMonth, formatInstant, formatTime } from "@/lib/i18n/formats";
import { CodesText, FirstPassenger, NotesMark, PassengerNames, RouteText, StatusCell, TotalText } from "./booking-item-parts";

/** A booking of the list; of several agencies' list with whose it is. */
type ListedItem = WorkItem & { agency?: WorkAgency };

interface BookingTableProps<Filter extends WorkFilter> {
  items: readonly ListedItem[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Of the booking's page; null where it has none. */
  addressOf: (item: WorkItem) => string | null;
  /** Whether it is a list of several agencies. */
  hasAgencies?: boolean;
  /** Columns of a desk that are not wanted. */
  hidden?: readonly WorkColumn[];
  /** Where several bookings can be chosen, on a desk: which are, and what choosing one does. */
  choosing?: Choosing;
}

/** Columns that an agent may do without. */
export const WORK_COLUMNS = ["departure", "passengers", "agent", "created"] as const;
export type WorkColumn = (typeof WORK_COLUMNS)[number];

interface Choosing {
  /** Ids of bookings. */
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** The whole row or card leads to the booking; for the keyboard its number is the link. */
export function BookingTable<Filter extends WorkFilter>({
  items,
  filter,
  onChange,
  addressOf,
  hasAgencies = false,
  hidden = [],
  choosing,
}: BookingTableProps<Filter>) {
  const t = useTranslations("booking.list");
  const tWork = useTranslations("work");
  const locale = useLocale();
  const by = (sort: WorkSort) => sortingBy(sort, { filter, onChange });
  const isHidden = (column: WorkColumn) => hidden.includes(column);
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      isLow
      opens
      columns={[
        ...(choosing ? [choiceColumn(tWork("choose"), choosing)] : []),
        {
          text: t("columnNumber"),
          isHead: true,
          look: "num leading-4.5",
          show: (item) => <NumberAndPnr item={item} href={addressOf(item)} />,
          card: { place: "left", look: "num", show: (item) => <NumberAndPnrs item={item} href={addressOf(item)} /> },
        },
        ...(hasAgencies ? [agencyColumn(tWork("agency"))] : []),
        {
          text: t("columnRoute"),
          look: "whitespace-nowrap",
          show: (item) => <CodesText item={item} />,
          card: { place: "lowerLeft", show: (item) => <RouteText item={item} /> },
        },
        {
          text: t("columnDate"),
          isCardOnly: isHidden("departure"),
          sorting: by("departure"),
          look: "num whitespace-nowrap",
          show: ({ directions: [first] }) =>
            first ? `${formatDayMonth(first.departure.local, locale)}, ${formatTime(first.departure.local)}` : "",
        },
        {
          text: t("columnPassengers"),
          isCardOnly: isHidden("passengers"),
          look: "max-w-48 min-w-36 break-words text-xs leading-4",
          show: (item) => <FirstPassenger item={item} />,
          card: { place: "lowerLeft", look: "truncate text-ink-soft text-sm", show: (item) => <PassengerNames item={item} /> },
        },
        {
          text: t("columnStatus"),
          look: "max-w-52 leading-4",
          show: (item) => <StatusCell item={item} isLow />,
          card: { place: "right", show: (item) => <StatusCell item={item} /> },
        },
        {
          text: tWork("agent"),
          isCardOnly: isHidden("agent"),
          look: "max-w-36 min-w-24 break-words text-ink-soft text-xs leading-4",
          show: ({ agent }) => agent,
          card: { place: "lowerLeft", look: "truncate text-ink-faint text-xs" },
        },
        {
          text: tWork("created"),
          isCardOnly: isHidden("created"),
          sorting: by("created"),
          look: "num min-w-24 text-ink-soft text-xs leading-4",
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

/** Over the link of the whole row. */
function choiceColumn(text: string, { chosen, onToggle }: Choosing): RecordColumn<ListedItem> {
  return {
    text,
    isHidden: true,
    look: "w-8",
    show: ({ id, booking_number }) => (
      <Checkbox isSelected={chosen.has(id)} onChange={() => onToggle(id)} className="z-10 w-fit">
        <span className="sr-only">
          {text} {booking_number}
        </span>
      </Checkbox>
    ),
  };
}

function agencyColumn(text: string): RecordColumn<ListedItem> {
  return {
    text,
    look: "max-w-40 min-w-28 break-words text-xs leading-4",
    show: ({ agency }) => agency?.name,
    card: { place: "lowerLeft", look: "truncate text-sm" },
  };
}

function sortingBy<Filter extends WorkFilter>(
  sort: WorkSort,
  { filter, onChange }: Pick<BookingTableProps<Filter>, "filter" | "onChange">,
): Sorting {
  const now = sortingOf(filter);
  if (now.sort !== sort)
    return { order: null, next: sortingOf({ sort }).order, onPress: () => onChange({ ...filter, sort, order: undefined }) };
  const next = now.order === "asc" ? "desc" : "asc";
  return { order: now.order, next, onPress: () => onChange({ ...filter, sort, order: next }) };
}

interface NumberProps {
  item: WorkItem;
  href: string | null;
}

function NumberAndPnr({ item, href }: NumberProps) {
  return (
    <>
      <span className="mr-2 inline-block whitespace-nowrap">
        <BookingNumber item={item} href={href} />
      </span>
      <span className="inline-block whitespace-nowrap text-ink-faint text-xs leading-4">
        {item.pnrs[0]}
        <NotesMark item={item} />
      </span>
    </>
  );
}

function NumberAndPnrs({ item, href }: NumberProps) {
  return (
    <>
      <BookingNumber item={item} href={href} />{" "}
      <span className="text-ink-faint text-xs">
        {item.pnrs.join(", ")}
        <NotesMark item={item} />
      </span>
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

/** A link where the booking has a page; a test booking is marked. */
function BookingNumber({ item: { booking_number, mode }, href }: NumberProps) {
  const t = useTranslations("work");
  const mark = mode === "test" ? <Badge tone="warm">{t("test")}</Badge> : null;
  if (href === null)
    return (
      <span className="font-semibold tracking-wide">
        {booking_number} {mark}
      </span>
    );
  return (
    <>
      <PageLink href={href} className="font-semibold text-accent tracking-wide after:absolute after:inset-0">
        {booking_number}
      </PageLink>{" "}
      {mark}
    </>
  );
}
