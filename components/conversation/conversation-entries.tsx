"use client";

import { FileText, ImageIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ConversationEntry } from "@/lib/contracts/portal/refund-conversation";
import type { FileType } from "@/lib/domain/files/file-type";
import type { RequestSide } from "@/lib/domain/refund/request";
import { formatInstant, formatNumber } from "@/lib/i18n/formats";

interface ConversationEntriesProps {
  entries: readonly ConversationEntry[];
  /** Who reads. */
  side: RequestSide;
  /** How many of the other side's, the last ones, are new. */
  unread: number;
  onSave: (fileId: string) => void;
  saving: { isPending: boolean; error: unknown };
}

/** What both sides have written and added: one's own on the right, the other's on the left. */
export function ConversationEntries({ entries, side, unread, onSave, saving }: ConversationEntriesProps) {
  const t = useTranslations("conversation");
  const errorText = useErrorText();
  const others = entries.filter((entry) => entry.side !== side);
  const fresh = new Set(others.slice(others.length - unread).map(({ id }) => id));
  if (entries.length === 0) return <p className="mt-2 text-ink-soft text-sm">{t("empty")}</p>;
  return (
    <>
      <ol className="mt-3 space-y-3">
        {entries.map((entry) => (
          <li key={entry.id} className={entry.side === side ? "pl-6" : "pr-6"}>
            <div
              className={`rounded-xl border px-3 py-2 ${entry.side === side ? "border-accent-line bg-accent-soft" : "border-line bg-paper"}`}
            >
              <EntryHead entry={entry} isNew={fresh.has(entry.id)} />
              {entry.kind === "message" ? (
                <MessageText text={entry.text} />
              ) : (
                <FileLine file={entry} isSaving={saving.isPending} onSave={() => onSave(entry.id)} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {saving.error ? (
        <div className="mt-3">
          <Banner tone="bad" isAlert title={errorText(saving.error).message} />
        </div>
      ) : null}
    </>
  );
}

function EntryHead({ entry, isNew }: { entry: ConversationEntry; isNew: boolean }) {
  const t = useTranslations("conversation");
  const locale = useLocale();
  return (
    <p className="num flex flex-wrap items-baseline gap-x-2 text-ink-soft text-xs">
      <span className="min-w-0 break-words font-medium text-ink">
        {entry.author ? `${entry.author} · ${t(`side.${entry.side}`)}` : t(`side.${entry.side}`)}
      </span>
      <time dateTime={entry.at}>{formatInstant(entry.at, locale)}</time>
      {isNew ? <Badge tone="accent">{t("newEntry")}</Badge> : null}
    </p>
  );
}

/** A text as it was written; empty once it is erased. */
function MessageText({ text }: { text: string }) {
  const t = useTranslations("conversation");
  if (text === "") return <p className="mt-0.5 text-ink-soft text-sm">{t("erased")}</p>;
  return <p className="mt-0.5 whitespace-pre-line break-words">{text}</p>;
}

const TYPE_NAMES: Record<FileType, string> = { "application/pdf": "PDF", "image/jpeg": "JPEG", "image/png": "PNG" };
const KILOBYTE = 1024;

interface FileLineProps {
  file: Extract<ConversationEntry, { kind: "file" }>;
  isSaving: boolean;
  onSave: () => void;
}

function FileLine({ file, isSaving, onSave }: FileLineProps) {
  const t = useTranslations("conversation");
  const locale = useLocale();
  const Icon = file.type === "application/pdf" ? FileText : ImageIcon;
  const size = t("kilobytes", { size: formatNumber(Math.max(1, Math.round(file.size / KILOBYTE)), locale) });
  return (
    <div className="mt-1 flex items-center gap-2">
      <Icon className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <span className="block break-words">{file.name}</span>
        <span className="num block text-ink-soft text-xs">{t("fileMeta", { type: TYPE_NAMES[file.type], size })}</span>
      </p>
      <Button variant="quiet" size="sm" isPending={isSaving} aria-label={t("saveFile", { name: file.name })} onPress={onSave}>
        {t("save")}
      </Button>
    </div>
  );
}
