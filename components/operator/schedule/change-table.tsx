"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { ScheduleChangeItem } from "@/lib/contracts/operator/operator-schedule";
import { formatDate, formatDayOffset, formatDuration, formatInstant, formatTime } from "@/lib/i18n/formats";
import { isAnswerable } from "./is-answerable";
import { ChangeStateBadge } from "./schedule-parts";

interface ChangeTableProps {
  items: readonly ScheduleChangeItem[];
  picked: readonly ScheduleChangeItem[];
  /** Null for whoever may not answer. */
  onPick: ((id: string, isPicked: boolean) => void) | null;
}

/** Changed bookings, of which those that can be answered may be picked. */
export function ChangeTable({ items, ...picking }: ChangeTableProps) {
  const t = useTranslations("office.changes");
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      columns={[
        { text: t("column.pick"), isHidden: true, look: "w-12", show: (item) => <Pick item={item} {...picking} /> },
        {
          text: t("column.booking"),
          isHead: true,
          show: (item) => <BookingName item={item} />,
          card: {
            place: "left",
            look: "flex items-start gap-1",
            show: (item) => (
              <>
                <Pick item={item} {...picking} />
                <div>
                  <BookingName item={item} />
                  <p className="text-ink-soft text-sm">
                    {item.partner} · <span className="num">{t("people", { count: item.passengers })}</span>
                  </p>
                </div>
              </>
            ),
          },
        },
        { text: t("column.partner"), show: ({ partner }) => partner },
        { text: t("column.change"), show: (item) => <ChangeKind item={item} />, card: { place: "line", look: "mt-2" } },
        { text: t("column.flights"), show: (item) => <OldAndNew item={item} />, card: { place: "line" } },
        { text: t("column.passengers"), look: "num", show: ({ passengers }) => passengers },
        { text: t("column.state"), show: (item) => <StateText item={item} />, card: { place: "right" } },
      ]}
    />
  );
}

function Pick({ item, picked, onPick }: Omit<ChangeTableProps, "items"> & { item: ScheduleChangeItem }) {
  const t = useTranslations("office.changes");
  if (onPick === null || !isAnswerable(item)) return null;
  return (
    <Checkbox isSelected={picked.some(({ id }) => id === item.id)} onChange={(isPicked) => onPick(item.id, isPicked)}>
      <span className="sr-only">{t("pick", { number: item.booking_number })}</span>
    </Checkbox>
  );
}

/** What changed, by how much, and whether it is a partner's test. */
function ChangeKind({ item: { kind, minutes, mode } }: { item: ScheduleChangeItem }) {
  const t = useTranslations();
  const locale = useLocale();
  const shift = minutes ? `${minutes > 0 ? "+" : "−"}${formatDuration(Math.abs(minutes), locale)}` : "";
  return (
    <>
      <span className="font-medium">{t(`changes.short.${kind}`)}</span> <span className="num whitespace-nowrap text-ink-soft">{shift}</span>{" "}
      {mode === "test" ? <Badge tone="accent">{t("operator.testMode")}</Badge> : null}
    </>
  );
}

/** Flight numbers as sold, and of each direction when it was to leave and when it leaves. */
function OldAndNew({ item: { flights, directions } }: { item: ScheduleChangeItem }) {
  const locale = useLocale();
  return (
    <>
      <span className="num font-medium">{flights.join(", ")}</span>
      {directions.map(({ direction, old, new: now }) => (
        <span key={direction} className="num block text-ink-soft text-sm">
          {old.departure.airport} – {old.arrival.airport}, {formatDate(old.departure.local, locale)}: {formatTime(old.departure.local)}
          <NewDeparture old={old.departure.local} now={now?.departure.local ?? null} />
        </span>
      ))}
    </>
  );
}

/** When it leaves now, both local; nothing where it leaves when it did. Null is a flight that is gone. */
function NewDeparture({ old, now }: { old: string; now: string | null }) {
  const t = useTranslations("office.changes");
  if (old === now) return null;
  return (
    <>
      {" → "}
      <strong className="font-semibold text-ink">{now ? `${formatTime(now)} ${formatDayOffset(old, now)}`.trim() : t("gone")}</strong>
    </>
  );
}

/** The number that it is known by; and of what can be answered whether it is paid: a refund cancels what is not. */
function BookingName({ item }: { item: ScheduleChangeItem }) {
  const t = useTranslations("booking.status");
  return (
    <>
      <PageLink href={pages.officeBooking(item.booking_id)} className="num block font-semibold text-accent tracking-wide hover:underline">
        {item.booking_number}
      </PageLink>
      {isAnswerable(item) ? <span className="block font-normal text-ink-soft text-sm">{t(item.status)}</span> : null}
    </>
  );
}

/** How the answer stands, until when it is asked for, and when the partner was last reminded. */
function StateText({ item }: { item: ScheduleChangeItem }) {
  const t = useTranslations("office.changes");
  const locale = useLocale();
  const { state, deadline, reminded } = item;
  return (
    <>
      <ChangeStateBadge item={item} />
      {state === "open" && deadline ? (
        <span className="num block text-ink-soft text-xs">{t("until", { date: formatInstant(deadline, locale) })}</span>
      ) : null}
      {reminded ? (
        <span className="num block text-ink-faint text-xs">{t("reminded", { date: formatInstant(reminded, locale) })}</span>
      ) : null}
    </>
  );
}
