"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/states/badge";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
import { pages } from "@/lib/client/calls/paths";
import type { ScheduleImportItem } from "@/lib/contracts/operator/operator-schedule";
import { formatInstant } from "@/lib/i18n/formats";
import { AnswerBadges, TouchedText } from "./schedule-parts";
import { UndoImport } from "./undo-import";

/** On a desk. The source leads to what the import touches. */
export function ImportTable({ items }: { items: readonly ScheduleImportItem[] }) {
  const t = useTranslations("office.imports.column");
  const locale = useLocale();
  const columns = (["what", "when", "who", "touched", "state"] as const).map((column) => ({ text: t(column) }));
  return (
    <WideTable columns={[...columns, { text: t("undo"), isHidden: true }]}>
      {items.map((item) => (
        <tr key={item.id} className="hover:bg-paper">
          <RowHead>
            <ImportName item={item} />
          </RowHead>
          <Cell className="num whitespace-nowrap">{formatInstant(item.created, locale)}</Cell>
          <Cell className="break-words text-ink-soft">{item.actor}</Cell>
          <Cell className="num min-w-44">
            <TouchedText touched={item.touched} />
          </Cell>
          <Cell>
            <AnswerBadges touched={item.touched} />
          </Cell>
          <Cell className="whitespace-nowrap text-right">{item.can_undo ? <UndoImport item={item} /> : null}</Cell>
        </tr>
      ))}
    </WideTable>
  );
}

/** The same list on a phone: a card per import. */
export function ImportCards({ items }: { items: readonly ScheduleImportItem[] }) {
  const locale = useLocale();
  return (
    <ul className="space-y-3 lg:hidden">
      {items.map((item) => (
        <li key={item.id} className="space-y-2 rounded-xl border border-line bg-surface p-4 shadow-card">
          <ImportName item={item} />
          <p className="num text-ink-soft text-sm">
            {formatInstant(item.created, locale)} · <span className="wrap-anywhere">{item.actor}</span>
          </p>
          <p className="num">
            <TouchedText touched={item.touched} />
          </p>
          <AnswerBadges touched={item.touched} />
          {item.can_undo ? <UndoImport item={item} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What kind of change it was, and its file or message. */
function ImportName({ item: { id, kind, source, undone } }: { item: ScheduleImportItem }) {
  const t = useTranslations("office.imports");
  const locale = useLocale();
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone="accent">{t(`kind.${kind}`)}</Badge>
        <PageLink href={pages.scheduleImport(id)} className="wrap-anywhere font-semibold text-accent">
          {source}
        </PageLink>
      </span>
      {undone ? <span className="num block text-sm text-warm">{t("undone", { date: formatInstant(undone, locale) })}</span> : null}
    </>
  );
}
