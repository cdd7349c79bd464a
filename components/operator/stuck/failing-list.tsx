"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RecordList } from "@/components/ui/record-list";
import { formatInstant } from "@/lib/i18n/formats";

/** What the service has tried to hand over for an agency: since when (ISO 8601, UTC), and how often. */
interface Failing {
  id: string;
  partner: { name: string; code: string };
  created: string;
  attempts: number;
}

interface FailingListProps<Item extends Failing> {
  items: readonly Item[];
  /** Names one of them. */
  what: (item: Item) => ReactNode;
  /** Offers what can be done about it, where something can. */
  act: (item: Item) => ReactNode;
}

/** Lists what has not arrived, with whose it is, since when and how often it was tried. */
export function FailingList<Item extends Failing>({ items, what, act }: FailingListProps<Item>) {
  const t = useTranslations("service");
  const locale = useLocale();
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      columns={[
        { text: t("column.what"), isHead: true, show: what, card: { place: "line" } },
        { text: t("column.agency"), show: ({ partner }) => `${partner.name} (${partner.code})`, card: { place: "term" } },
        {
          text: t("column.since"),
          look: "num whitespace-nowrap",
          show: ({ created }) => formatInstant(created, locale),
          card: { place: "term" },
        },
        { text: t("column.attempts"), isRight: true, look: "num", show: ({ attempts }) => attempts, card: { place: "term" } },
        {
          text: t("column.act"),
          isHidden: true,
          isRight: true,
          look: "whitespace-nowrap",
          show: act,
          card: { place: "foot", look: "mt-3" },
        },
      ]}
    />
  );
}
