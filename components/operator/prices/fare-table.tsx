"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { FareItem } from "@/lib/contracts/operator/fares";
import { formatDayMonth, formatMoney, formatWeekday } from "@/lib/i18n/formats";
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
          show: ({ advance_purchase_days: days }) => (days === 0 ? t("untilDeparture") : t("daysBefore", { days })),
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

/** Seasons are days of every year. */
function Travel({ fare: { season_from: from, season_to: to, days_of_week: days } }: { fare: FareItem }) {
  const t = useTranslations("prices");
  const locale = useLocale();
  const dayOfYear = (day: string) => formatDayMonth(`${LEAP_YEAR}-${day}`, locale);
  const week = days.map((day) => formatWeekday(`2026-01-${String(MONDAY + day - 1).padStart(2, "0")}`, locale));
  return (
    <>
      {from && to ? t("everyYear", { from: dayOfYear(from), to: dayOfYear(to) }) : t("allYear")}
      {days.length < 7 ? <span className="block text-ink-soft">{week.join(", ")}</span> : null}
    </>
  );
}
