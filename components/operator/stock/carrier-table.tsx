"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import type { Sorting } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { CarrierStock } from "@/lib/contracts/operator/carriers/stock";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import { CarrierState } from "./carrier-state";
import { type CarrierOrder, lastDelivery } from "./sort-carriers";

interface CarrierTableProps {
  carriers: readonly CarrierStock[];
  order: CarrierOrder;
  isDown: boolean;
  onOrder: (order: CarrierOrder, isDown: boolean) => void;
}

/** All carriers in one table. The whole row or card leads to the carrier's ranges. */
export function CarrierTable({ carriers, order, isDown, onOrder }: CarrierTableProps) {
  const t = useTranslations("stock");
  const locale = useLocale();
  const number = (count: number) => formatNumber(count, locale);
  const sorting = (by: CarrierOrder): Sorting => {
    const turnsDown = by === order && !isDown;
    return {
      order: by === order ? (isDown ? "desc" : "asc") : null,
      next: turnsDown ? "desc" : "asc",
      onPress: () => onOrder(by, turnsDown),
    };
  };
  return (
    <RecordList
      items={carriers}
      keyOf={({ carrier }) => carrier}
      opens
      columns={[
        {
          text: t("column.carrier"),
          isHead: true,
          sorting: sorting("carrier"),
          show: (stock) => <CarrierName stock={stock} />,
          card: { place: "left" },
        },
        { text: t("column.state"), show: ({ state }) => <CarrierState state={state} />, card: { place: "right" } },
        {
          text: t("left"),
          isRight: true,
          look: "num",
          sorting: sorting("left"),
          show: ({ left }) => number(left),
          card: { place: "term" },
        },
        {
          text: t("issued"),
          isRight: true,
          look: "num",
          sorting: sorting("issued"),
          show: ({ issued_30_days: issued }) => number(issued),
          card: { place: "term" },
        },
        {
          text: t("daysLeft"),
          isRight: true,
          look: "num",
          sorting: sorting("days"),
          show: ({ days_left: days }) => (days === null ? t("noPace") : t("days", { count: days })),
          card: { place: "term" },
        },
        {
          text: t("column.delivered"),
          isRight: true,
          look: "num",
          show: (stock) => <Delivered day={lastDelivery(stock)} />,
          card: { place: "term" },
        },
      ]}
    />
  );
}

function CarrierName({ stock: { carrier, name } }: { stock: CarrierStock }) {
  return (
    <PageLink href={pages.carrierStock(carrier)} className="break-words font-semibold text-accent after:absolute after:inset-0">
      {name === carrier ? carrier : `${carrier} · ${name}`}
    </PageLink>
  );
}

function Delivered({ day }: { day: string | null }) {
  const t = useTranslations("stock");
  const locale = useLocale();
  return day === null ? t("notSaid") : formatDate(day, locale);
}
