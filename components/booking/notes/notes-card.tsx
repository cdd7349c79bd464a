"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FoldedCard } from "@/components/ui/folded-card";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMay } from "@/lib/client/role";
import type { BookingNote, BookingNotes } from "@/lib/contracts/portal/booking-note";
import { formatInstant } from "@/lib/i18n/formats";
import { bookingNotesQuery, changeNote, deleteNote, WORK_LISTS, writeNote } from "../queries";
import { NoteForm } from "./note-form";

/** What the agency's people have written down about a booking, newest first; customers never see it. */
export function NotesCard({ bookingId }: { bookingId: string }) {
  const t = useTranslations("booking.notes");
  const errorText = useErrorText();
  const maySell = useMay("sell");
  const keep = useKeepNotes(bookingId);
  const { data, error } = useQuery(bookingNotesQuery(bookingId));
  if (!data && !error) return null;
  const mayWrite = maySell && data?.is_open === true;
  if (data?.notes.length === 0 && !mayWrite) return null;
  return (
    // What customers never see is not on the paper that they are given.
    <div className="print:hidden">
      <FoldedCard title={t("title")} gist={data?.notes[0]?.text ?? t("none")}>
        <p className="mb-3 text-ink-soft text-sm">{t("lead")}</p>
        {error && !data ? <p className="text-ink-soft text-sm">{errorText(error).message}</p> : null}
        {mayWrite ? <NoteForm label={t("new")} submit={t("add")} onSave={async (text) => keep(await writeNote(bookingId, text))} /> : null}
        <ol className="divide-y divide-line">
          {data?.notes.map((note) => (
            <li key={note.id} className="py-3 last:pb-0">
              <Note note={note} mayChange={mayWrite && note.is_own} onKeep={keep} />
            </li>
          ))}
        </ol>
      </FoldedCard>
    </div>
  );
}

/** Shows what a change has answered; the work list marks bookings by it. */
function useKeepNotes(bookingId: string): (notes: BookingNotes) => void {
  const cache = useQueryClient();
  return (notes) => {
    void keepAnswer(cache, bookingNotesQuery(bookingId).queryKey, notes);
    void askAnew(cache, WORK_LISTS);
  };
}

interface NoteProps {
  note: BookingNote;
  mayChange: boolean;
  onKeep: (notes: BookingNotes) => void;
}

function Note({ note: { id, text, author, at, edited }, mayChange, onKeep }: NoteProps) {
  const t = useTranslations("booking.notes");
  const locale = useLocale();
  const [isEdited, setEdited] = useState(false);
  const save = async (changed: string) => {
    onKeep(await changeNote(id, changed));
    setEdited(false);
  };
  return (
    <>
      <p className="num flex flex-wrap items-baseline gap-x-2 text-ink-soft text-xs">
        <span className="min-w-0 break-words font-medium text-ink">{author ?? t("unknownAuthor")}</span>
        <time dateTime={at}>{formatInstant(at, locale)}</time>
        {edited ? <span>{t("edited", { date: formatInstant(edited, locale) })}</span> : null}
      </p>
      {isEdited ? (
        <NoteForm label={t("change")} submit={t("save")} text={text} onSave={save} onCancel={() => setEdited(false)} />
      ) : (
        <p className="mt-0.5 whitespace-pre-line break-words">{text}</p>
      )}
      {mayChange && !isEdited ? (
        <div className="-ml-2 mt-1 flex gap-1">
          <Button variant="quiet" size="sm" onPress={() => setEdited(true)}>
            {t("change")}
          </Button>
          <DeleteNote id={id} text={text} onKeep={onKeep} />
        </div>
      ) : null}
    </>
  );
}

function DeleteNote({ id, text, onKeep }: Pick<BookingNote, "id" | "text"> & Pick<NoteProps, "onKeep">) {
  const t = useTranslations("booking.notes");
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteNote(id),
    onSuccess: (notes) => {
      setOpen(false);
      toast.success(t("deleted"));
      onKeep(notes);
    },
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onPress={open}>
        {t("delete")}
      </Button>
      <ConfirmDialog
        title={t("deleteTitle")}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        confirm={t("delete")}
        onConfirm={() => mutate()}
        isDanger
        isPending={isPending}
        error={error ? errorText(error).message : ""}
      >
        <p className="whitespace-pre-line break-words text-ink-soft">{text}</p>
      </ConfirmDialog>
    </>
  );
}
