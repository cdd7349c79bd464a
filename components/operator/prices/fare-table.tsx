"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { FareItem } from "@/lib/contracts/operator/fares";
import { formatDate, formatDayMonth, formatMoney, formatWeekday } from "@/lib/i18n/formats";
import { AmountCell, ChosenCell } from "./edit/fare-cells";
import type { TypedEdit } from "./edit/fare-edit";

/** 5 January 2026 is a Monday: days of the week are named by the days after it. */
const MONDAY = 5;
/** One that has every day. */
const LEAP_YEAR = 2028;

interface FareTableProps {
  items: readonly FareItem[];
  /** What is typed of an edit; absent where fares are only looked at. */
  edit?: { typed: TypedEdit; onChange: (typed: TypedEdit) => void };
}

/** Fares, a row each. */
export function FareTable({ items, edit }: FareTableProps) {
  const t = useTranslations("prices");
  const tCommon = useTranslations("common");
  const locale = useLocale();
  const money = (amount: number | null, fare: FareItem) =>
    amount === null ? t("notPermitted") : formatMoney(amount, fare.currency, locale);
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      isDense
      columns={[
        ...(edit && edit.typed.kind !== "amounts"
          ? [
              {
                text: t("edit.choose"),
                isHidden: true,
                show: (fare: FareItem) => <ChosenCell fare={fare} {...edit} />,
                card: { place: "line" } as const,
              },
            ]
          : []),
        {
          text: t("column.route"),
          isHead: true,
          look: "num whitespace-nowrap font-medium",
          show: (fare) => `${fare.carrier} ${fare.origin} – ${fare.destination}`,
          card: { place: "left", look: "num font-semibold" },
        },
        {
          text: t("column.brand"),
          show: (fare) => `${fare.brand}, ${tCommon(`cabins.${fare.cabin}`)}`,
          card: { place: "term" },
        },
        { text: t("column.class"), look: "num", show: ({ booking_class }) => booking_class, card: { place: "term" } },
        {
          text: t("column.amount"),
          isRight: true,
          look: "num whitespace-nowrap font-medium",
          show: (fare) => (edit?.typed.kind === "amounts" ? <AmountCell fare={fare} {...edit} /> : money(fare.amount, fare)),
          card: { place: "right", look: "num font-semibold" },
        },
        { text: t("column.travel"), look: "num", show: (fare) => <Travel fare={fare} />, card: { place: "term" } },
        {
          text: t("column.sale"),
          look: "num",
          show: (fare) => <Sale fare={fare} />,
          card: { place: "term" },
        },
        {
          text: t("column.flights"),
          look: "num",
          show: ({ flight_numbers: numbers }) => (numbers.length === 0 ? t("anyFlight") : numbers.join(", ")),
          card: { place: "term" },
        },
        {
          text: t("column.bags"),
          look: "num whitespace-nowrap",
          show: ({ baggage_pieces: pieces, baggage_kg: kg }) => (pieces === 0 ? t("noBags") : t("bags", { pieces, kg })),
          card: { place: "term" },
        },
        { text: t("column.refund"), isRight: true, look: "num", show: (fare) => money(fare.refund_before, fare), card: { place: "term" } },
        { text: t("column.change"), isRight: true, look: "num", show: (fare) => money(fare.change_before, fare), card: { place: "term" } },
      ]}
    />
  );
}

/** Until when before departure a fare is sold, and on which days. */
function Sale({ fare: { advance_purchase_days: days, sale_from: from, sale_to: to } }: { fare: FareItem }) {
  const t = useTranslations("prices");
  const dates = useDates();
  return (
    <>
      {days === 0 ? t("untilDeparture") : t("daysBefore", { days })}
      {from || to ? <span className="block text-ink-soft">{dates(from, to)}</span> : null}
    </>
  );
}

/** Writes days of a year, of which one end may be open. */
function useDates() {
  const t = useTranslations("prices");
  const locale = useLocale();
  const date = (text: string | null) => (text === null ? "…" : formatDate(text, locale));
  return (from: string | null, to: string | null) => t("dates", { from: date(from), to: date(to) });
}

/** Days of travel with their years; seasons are days of every year. */
function Travel({ fare }: { fare: FareItem }) {
  const { season_from: from, season_to: to, travel_from: first, travel_to: last, days_of_week: days } = fare;
  const dates = useDates();
  const isDated = first !== null || last !== null;
  const t = useTranslations("prices");
  const locale = useLocale();
  const dayOfYear = (day: string) => formatDayMonth(`${LEAP_YEAR}-${day}`, locale);
  const week = days.map((day) => formatWeekday(`2026-01-${String(MONDAY + day - 1).padStart(2, "0")}`, locale));
  return (
    <>
      {isDated ? <span className="block">{dates(first, last)}</span> : null}
      {from && to ? t("everyYear", { from: dayOfYear(from), to: dayOfYear(to) }) : null}
      {!from && !isDated ? t("allYear") : null}
      {days.length < 7 ? <span className="block text-ink-soft">{week.join(", ")}</span> : null}
    </>
  );
}
