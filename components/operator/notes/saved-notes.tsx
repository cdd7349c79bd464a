"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { IconButton } from "@/components/ui/press/icon-button";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { NoteTemplates } from "@/lib/contracts/operator/refund-decisions";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { noteTemplatesQuery, removeNoteTemplate, saveNoteTemplate } from "./queries";

/** As in the contract (lib/contracts/operator/refund-decisions.ts). */
const LENGTH = 1000;

interface SavedNotesProps {
  /** What is typed now: it can be saved. */
  typed: string;
  /** Language of the person who reads the note. */
  language: Locale;
  onInsert: (text: string) => void;
}

/** Notes that the house writes again and again: one is put in by a choice, in the reader's language; what is typed is saved as another. */
export function SavedNotes({ typed, language, onInsert }: SavedNotesProps) {
  const t = useTranslations("queues.notes");
  const mayChange = useMayInHouse("refunds", "change");
  const { data } = useQuery(noteTemplatesQuery);
  const [open, setOpen] = useState<"save" | "list" | null>(null);
  const items = data?.items ?? [];
  const insert = (id: string) => onInsert(items.find((item) => item.id === id)?.texts[language] ?? "");
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap items-end gap-2">
      {items.length === 0 ? null : (
        <Select
          label={t("insert")}
          placeholder={t("choose")}
          options={items.map(({ id, name }) => ({ id, label: name }))}
          value={null}
          onChange={insert}
          className="min-w-0 flex-1 basis-40"
        />
      )}
      {mayChange ? (
        <Button variant="secondary" size="sm" isDisabled={typed.trim() === ""} onPress={() => setOpen("save")}>
          {t("save")}
        </Button>
      ) : null}
      {mayChange && items.length > 0 ? (
        <Button variant="secondary" size="sm" onPress={() => setOpen("list")}>
          {t("manage")}
        </Button>
      ) : null}
      {open === "save" ? <SaveNote typed={typed} onClose={close} /> : null}
      {open === "list" ? <ListedNotes items={items} onClose={close} /> : null}
    </div>
  );
}

/** Saves what is typed: as it is for all languages, or in each of them. */
function SaveNote({ typed, onClose }: { typed: string; onClose: () => void }) {
  const t = useTranslations("queues.notes");
  const tLanguages = useTranslations("common.languages");
  const errorText = useErrorText();
  const once = useOneAtATime();
  const [name, setName] = useState("");
  const [inAll, setInAll] = useState(false);
  const [texts, setTexts] = useState<Record<Locale, string>>({ en: typed, ru: typed, uz: typed });
  const { mutate, isPending, error } = useNotesChange(saveNoteTemplate, () => {
    onClose();
    toast.success(t("saved"));
  });
  const kept = inAll ? texts : { en: typed, ru: typed, uz: typed };
  const isBlocked = name.trim() === "" || Object.values(kept).some((text) => text.trim() === "");
  return (
    <ConfirmDialog
      title={t("saveTitle")}
      onClose={onClose}
      confirm={t("saveConfirm")}
      onConfirm={() => once((end) => mutate({ name: name.trim(), texts: kept }, { onSettled: end }))}
      isPending={isPending}
      isBlocked={isBlocked}
      error={error ? errorText(error).message : ""}
    >
      <p className="text-ink-soft text-sm">{t("noNames")}</p>
      <TextField label={t("name")} value={name} onChange={setName} maxLength={60} autoComplete="off" isRequired />
      <Checkbox isSelected={inAll} onChange={setInAll}>
        {t("inAll")}
      </Checkbox>
      {inAll ? (
        LOCALES.map((locale) => (
          <TextArea
            key={locale}
            label={tLanguages(locale)}
            lang={locale}
            value={texts[locale]}
            onChange={(text) => setTexts({ ...texts, [locale]: text })}
            maxLength={LENGTH}
          />
        ))
      ) : (
        <blockquote className="whitespace-pre-line break-words border-line-strong border-l-2 pl-3 text-ink-soft">{typed}</blockquote>
      )}
    </ConfirmDialog>
  );
}

function ListedNotes({ items, onClose }: { items: NoteTemplates["items"]; onClose: () => void }) {
  const t = useTranslations("queues.notes");
  const errorText = useErrorText();
  const { mutate, isPending } = useNotesChange(removeNoteTemplate, () => toast.success(t("removed")));
  const remove = (id: string) => mutate(id, { onError: (error) => toast.error(errorText(error).message) });
  return (
    <Dialog title={t("manageTitle")} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <ul className="divide-y divide-line">
        {items.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <IconButton label={t("remove", { name })} isDisabled={isPending} onPress={() => remove(id)}>
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Saves or removes a note; the answer is all that there are then. */
function useNotesChange<Asked>(change: (asked: Asked) => Promise<NoteTemplates>, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (all) => {
      cache.setQueryData(noteTemplatesQuery.queryKey, all);
      onDone();
    },
  });
}
