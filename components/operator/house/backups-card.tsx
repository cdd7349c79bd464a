"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/lib/client/calls/toast";
import { useMayInHouse } from "@/lib/client/house";
import type { HousePage } from "@/lib/contracts/operator/house";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "./ask-reason";
import { noteRestore } from "./queries";

type Recorded = HousePage["backup"];

/** When the last backup was made, and when one was last restored to try it. */
export function BackupsCard({ backup, restore }: { backup: Recorded; restore: Recorded }) {
  const t = useTranslations("service.backups");
  const mayChange = useMayInHouse("house", "change");
  return (
    <SectionCard title={t("title")} lead={t("lead")} aside={mayChange ? <NoteRestore /> : null}>
      <dl className="grid gap-4 md:grid-cols-2">
        <Moment name={t("backup")} recorded={backup} none={t("noBackup")} />
        <Moment name={t("restore")} recorded={restore} none={t("noRestore")} />
      </dl>
    </SectionCard>
  );
}

function Moment({ name, recorded, none }: { name: string; recorded: Recorded; none: string }) {
  const locale = useLocale();
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        <span className="num block font-medium">{recorded === null ? none : formatInstant(recorded.at, locale)}</span>
        {recorded === null ? null : <span className="wrap-anywhere block text-ink-soft text-sm">{recorded.what}</span>}
      </dd>
    </div>
  );
}

function NoteRestore() {
  const t = useTranslations("service.backups");
  return (
    <AskReason
      action={t("note.action")}
      title={t("note.title")}
      text={t("note.text")}
      confirm={t("note.confirm")}
      field={t("note.field")}
      send={(note) => noteRestore({ note })}
      onDone={() => toast.success(t("note.done"))}
    />
  );
}
