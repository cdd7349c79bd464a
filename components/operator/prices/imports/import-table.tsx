"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import { useMayInHouse } from "@/lib/client/house";
import type { PriceKind } from "@/lib/domain/uploads/upload";
import { formatInstant, formatNumber } from "@/lib/i18n/formats";
import type { ImportItem } from "../queries";
import { UndoFile } from "./undo-file";

interface ImportTableProps {
  kind: PriceKind;
  items: readonly ImportItem[];
}

/** Imports of one kind. */
export function ImportTable({ kind, items }: ImportTableProps) {
  const t = useTranslations("prices.imports");
  const locale = useLocale();
  const mayChange = useMayInHouse("prices", "change");
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      cardLook="space-y-2"
      columns={[
        { text: t("file"), isHead: true, show: (item) => <FileName item={item} />, card: { place: "line" } },
        {
          text: t("when"),
          look: "num whitespace-nowrap",
          show: ({ created }) => formatInstant(created, locale),
          card: { place: "line", look: "num text-ink-soft text-sm" },
        },
        {
          text: t("who"),
          look: "wrap-anywhere text-ink-soft",
          show: ({ actor }) => actor,
          card: { place: "line", look: "text-ink-soft text-sm" },
        },
        { text: t("what"), look: "num", show: (item) => <Changed item={item} />, card: { place: "line", look: "num" } },
        {
          text: t("undo"),
          isHidden: true,
          isRight: true,
          look: "whitespace-nowrap",
          show: (item) => (item.can_undo && mayChange ? <UndoFile kind={kind} item={item} /> : null),
          card: { place: "line" },
        },
      ]}
    />
  );
}

function FileName({ item: { source, undone } }: { item: ImportItem }) {
  const t = useTranslations("prices.imports");
  const locale = useLocale();
  return (
    <>
      <span className="wrap-anywhere font-semibold">{source}</span>
      {undone ? <span className="num block text-sm text-warm">{t("undone", { date: formatInstant(undone, locale) })}</span> : null}
    </>
  );
}

function Changed({ item: { scopes } }: { item: ImportItem }) {
  const t = useTranslations("prices.imports");
  const locale = useLocale();
  const touched = scopes.filter(({ added, removed, changed }) => added + removed + changed > 0);
  if (touched.length === 0) return t("nothing");
  const number = (count: number) => formatNumber(count, locale);
  return (
    <ul>
      {touched.map(({ scope, ...counts }) => (
        <li key={scope}>
          {t("changed", {
            carrier: scope || t("whole"),
            ...{ added: number(counts.added), removed: number(counts.removed), changed: number(counts.changed) },
          })}
        </li>
      ))}
    </ul>
  );
}
