"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { pages } from "@/lib/client/calls/paths";
import type { DepartureItem } from "@/lib/contracts/operator/departures/operator-flights";
import { formatDayMonth, formatTime } from "@/lib/i18n/formats";
import { ListStanding, LoadBar, Marks } from "./departure-parts";

interface DepartureTableProps {
  items: readonly DepartureItem[];
  /** They are of several days. */
  hasDays?: boolean;
}

/** Departures of a day, or of several; the flight leads to the departure. */
export function DepartureTable({ items, hasDays = false }: DepartureTableProps) {
  const t = useTranslations("flights.column");
  const count = (field: "sold" | "held" | "free" | "capacity") => ({
    text: t(field),
    isRight: true,
    look: "num",
    show: (item: DepartureItem) => ((field === "capacity" || field === "free") && item.capacity === 0 ? "–" : item[field]),
    card: { place: "term" as const },
  });
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      isDense
      opens
      cardLook="space-y-1"
      columns={[
        {
          text: t("departs"),
          look: "num whitespace-nowrap",
          show: (item) => <Times item={item} hasDay={hasDays} />,
          card: { place: "right", look: "num font-medium" },
        },
        { text: t("flight"), isHead: true, show: (item) => <FlightLink item={item} />, card: { place: "left" } },
        {
          text: t("route"),
          look: "whitespace-nowrap",
          show: ({ origin, destination }) => `${origin} – ${destination}`,
          card: { place: "left", look: "text-ink-soft" },
        },
        { text: t("aircraft"), look: "num text-ink-soft", show: ({ aircraft }) => aircraft },
        ...[count("sold"), count("held"), count("free"), count("capacity")],
        { text: t("load"), show: (item) => <LoadBar item={item} />, card: { place: "line" } },
        { text: t("list"), show: ({ list }) => <ListStanding list={list} />, card: { place: "line" } },
        { text: t("marks"), show: (item) => <Marks item={item} />, card: { place: "line" } },
      ]}
    />
  );
}

function FlightLink({ item: { id, flight } }: { item: DepartureItem }) {
  return (
    <PageLink href={pages.departure(id)} className="num whitespace-nowrap font-semibold text-accent after:absolute after:inset-0">
      {flight}
    </PageLink>
  );
}

function Times({ item: { date, departs, arrives }, hasDay }: { item: DepartureItem; hasDay: boolean }) {
  const locale = useLocale();
  const times = departs && arrives ? `${formatTime(departs)} – ${formatTime(arrives)}` : "–";
  return hasDay ? `${formatDayMonth(date, locale)}, ${times}` : times;
}
