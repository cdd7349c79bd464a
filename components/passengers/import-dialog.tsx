"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef, useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { saveFile } from "@/lib/client/calls/save-file";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { BOOK_KEY } from "@/lib/client/travel/passenger-book";
import { PASSENGER_LABELS } from "@/lib/client/travel/passenger-labels";
import type { ImportedPeople, ImportFault } from "@/lib/contracts/portal/people/book-import";
import { BOOK_COLUMNS, type BookColumn } from "@/lib/domain/passengers/book/book-table";
import { importPeople } from "./queries";

/** Brings people of a table into the book: what it would do is shown first. The file is sent again to be saved, and kept nowhere. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("passengers.import");
  const tActions = useTranslations("common.actions");
  const cache = useQueryClient();
  const labelOf = useColumnLabel();
  const [file, setFile] = useState<File | null>(null);
  const look = useMutation({ mutationFn: (chosen: File) => importPeople(chosen, "look") });
  const save = useMutation({
    mutationFn: (chosen: File) => importPeople(chosen, "save"),
    onSuccess: async ({ saved }) => {
      toast.success(t("saved", { count: saved ?? 0 }));
      await askAnew(cache, BOOK_KEY);
      onClose();
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    save.reset();
    look.mutate(chosen);
  };
  const found = look.data ? look.data.added + look.data.changed : 0;
  const footer = (
    <>
      <Button variant="secondary" isDisabled={save.isPending} onPress={onClose}>
        {tActions("cancel")}
      </Button>
      <Button isDisabled={!file || found === 0} isPending={save.isPending} onPress={() => file && save.mutate(file)}>
        {t("save", { count: found })}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || save.isPending || onClose()} isDecision footer={footer}>
      <p className="mb-3 text-ink-soft text-sm">{t("lead", { columns: BOOK_COLUMNS.map(labelOf).join(", ") })}</p>
      <ChooseTable isPending={look.isPending} onChosen={choose} />
      <Refusal error={look.error ?? save.error} />
      {look.data ? <Preview read={look.data} /> : null}
    </Dialog>
  );
}

function ChooseTable({ isPending, onChosen }: { isPending: boolean; onChosen: (file: File) => void }) {
  const t = useTranslations("passengers.import");
  const input = useRef<HTMLInputElement>(null);
  const labelOf = useColumnLabel();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = "";
    if (file) onChosen(file);
  };
  const saveTemplate = () => {
    const bytes = new TextEncoder().encode(`\ufeff${BOOK_COLUMNS.map(labelOf).join(";")}\r\n`);
    saveFile({ name: "passengers.csv", type: "text/csv", content: btoa(String.fromCharCode(...bytes)) });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <input ref={input} type="file" accept=".xlsx,.csv" aria-label={t("choose")} onChange={choose} className="hidden" />
      <Button variant="secondary" isPending={isPending} onPress={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden="true" />
        {t("choose")}
      </Button>
      <Button variant="quiet" onPress={saveTemplate}>
        {t("template")}
      </Button>
    </div>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  return error ? <Banner tone="bad" isAlert title={errorText(error).message} className="mt-3" /> : null;
}

function Preview({ read: { wrong, added, changed, faulty, faults } }: { read: ImportedPeople }) {
  const t = useTranslations("passengers.import");
  const labelOf = useColumnLabel();
  if (wrong)
    return (
      <Banner tone="bad" isAlert className="mt-3" title={t(`wrong.${wrong.problem}`, { columns: wrong.columns.map(labelOf).join(", ") })} />
    );
  return (
    <div className="mt-4 space-y-3">
      <Banner tone={faulty === 0 ? "good" : "warm"} title={t("counts", { added, changed, faulty })} isAlert>
        {changed > 0 ? t("kept") : null}
      </Banner>
      {faults.length > 0 ? (
        <section aria-label={t("faults")}>
          <h3 className="font-medium">{t("faults")}</h3>
          <ul className="mt-1 divide-y divide-line text-sm">
            {faults.map((fault) => (
              <FaultLine key={`${fault.line} ${fault.column} ${fault.problem}`} fault={fault} />
            ))}
          </ul>
          {faults.length >= 200 ? <p className="mt-1 text-ink-soft text-sm">{t("firstFaults", { count: faults.length })}</p> : null}
        </section>
      ) : null}
    </div>
  );
}

function FaultLine({ fault: { line, column, problem, value, other } }: { fault: ImportFault }) {
  const t = useTranslations("passengers.import");
  const labelOf = useColumnLabel();
  return (
    <li className="py-2">
      <span className="num font-medium">{t("line", { line, column: labelOf(column) })}</span>{" "}
      <span className="break-words text-ink-soft">{t(`problem.${problem}`, { value, other })}</span>
      {problem === "latin_name" && other ? <span className="block text-ink-soft">{t("offered", { name: other })}</span> : null}
    </li>
  );
}

/** How a column is called in the page's language, as the form calls its field. */
function useColumnLabel(): (column: BookColumn) => string {
  const t = useTranslations("passengers.fields");
  return (column) => t(PASSENGER_LABELS[column]);
}
