"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { ScheduleImportItem } from "@/lib/contracts/operator/operator-schedule";
import { formatInstant } from "@/lib/i18n/formats";
import { AnswerBadges, TouchedText } from "./schedule-parts";
import { UndoImport } from "./undo-import";

/** Imports and what they touch; the source leads to the details. */
export function ImportTable({ items }: { items: readonly ScheduleImportItem[] }) {
  const t = useTranslations("office.imports.column");
  const locale = useLocale();
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      cardLook="space-y-2"
      columns={[
        { text: t("what"), isHead: true, show: (item) => <ImportName item={item} />, card: { place: "line" } },
        {
          text: t("when"),
          look: "num whitespace-nowrap",
          show: ({ created }) => formatInstant(created, locale),
          card: {
            place: "line",
            look: "num text-ink-soft text-sm",
            show: ({ created, actor }) => (
              <>
                {formatInstant(created, locale)} · <span className="wrap-anywhere">{actor}</span>
              </>
            ),
          },
        },
        { text: t("who"), look: "break-words text-ink-soft", show: ({ actor }) => actor },
        {
          text: t("touched"),
          look: "num min-w-44",
          show: ({ touched }) => <TouchedText touched={touched} />,
          card: { place: "line", look: "num" },
        },
        { text: t("state"), show: ({ touched }) => <AnswerBadges touched={touched} />, card: { place: "line" } },
        {
          text: t("undo"),
          isHidden: true,
          isRight: true,
          look: "whitespace-nowrap",
          show: (item) => <UndoImport item={item} />,
          card: { place: "line" },
        },
      ]}
    />
  );
}

/** What kind of change it was, and its file or message. */
function ImportName({ item: { id, kind, source, undone, changes_nothing: changesNothing } }: { item: ScheduleImportItem }) {
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
      {changesNothing ? <span className="block text-ink-soft text-sm">{t("same")}</span> : null}
      {undone ? <span className="num block text-sm text-warm">{t("undone", { date: formatInstant(undone, locale) })}</span> : null}
    </>
  );
}
