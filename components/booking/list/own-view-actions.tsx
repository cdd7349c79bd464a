"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BookmarkPlus, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { type SavedWorkView, WORK_VIEW_NAME_LENGTH, type WorkViews } from "@/lib/contracts/portal/work-views";
import { deleteWorkView, renameWorkView, saveWorkView, workViewsQuery } from "../queries";
import { isWorthSaving, savedPart } from "./own-views";

interface OwnViewActionsProps {
  filter: WorkFilter;
  /** The saved view that is shown. */
  own: SavedWorkView | undefined;
  /** Leads on where the view that was shown is gone. */
  onDeleted: () => void;
}

/** What can be done with the present filter: kept under a name; or with the view that is shown: called otherwise, or forgotten. */
export function OwnViewActions({ filter, own, onDeleted }: OwnViewActionsProps) {
  const t = useTranslations("work.own");
  const [open, setOpen] = useState<"name" | "delete" | null>(null);
  const close = () => setOpen(null);
  if (!own && !isWorthSaving(filter)) return null;
  return (
    <div className="flex flex-wrap gap-1">
      <Button variant="quiet" size="sm" onPress={() => setOpen("name")}>
        {own ? <Pencil className="size-4" aria-hidden="true" /> : <BookmarkPlus className="size-4" aria-hidden="true" />}
        {own ? t("rename") : t("save")}
      </Button>
      {own ? (
        <Button variant="quiet" size="sm" onPress={() => setOpen("delete")}>
          <Trash2 className="size-4" aria-hidden="true" />
          {t("delete")}
        </Button>
      ) : null}
      {open === "name" ? <NameDialog filter={filter} own={own} onClose={close} /> : null}
      {open === "delete" && own ? <DeleteDialog view={own} onClose={close} onDeleted={onDeleted} /> : null}
    </div>
  );
}

function NameDialog({ filter, own, onClose }: { filter: WorkFilter; own: SavedWorkView | undefined; onClose: () => void }) {
  const t = useTranslations("work.own");
  const formId = useId();
  const errorText = useErrorText();
  const [name, setName] = useState(own?.name ?? "");
  const [isTried, setTried] = useState(false);
  const write = () => (own ? renameWorkView(own.id, name.trim()) : saveWorkView({ name: name.trim(), filter: savedPart(filter) }));
  const { mutate, isPending, error } = useChange(write, own ? t("renamed") : t("saved"), onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== "" && !isPending) mutate();
  };
  const ofName = errorText(error).fields.name?.[0];
  const missing = isTried && name.trim() === "" ? t("nameMissing") : undefined;
  return (
    <FormDialog title={own ? t("renameTitle") : t("saveTitle")} onClose={onClose} formId={formId} submit={t("keep")} isPending={isPending}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error && !ofName ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        <TextField
          label={t("name")}
          description={own ? undefined : t("saveHint")}
          value={name}
          onChange={setName}
          maxLength={WORK_VIEW_NAME_LENGTH}
          autoComplete="off"
          error={missing ?? ofName}
        />
      </form>
    </FormDialog>
  );
}

interface DeleteDialogProps {
  view: SavedWorkView;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ view, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations("work.own");
  const errorText = useErrorText();
  const done = () => {
    onClose();
    onDeleted();
  };
  const { mutate, isPending, error } = useChange(() => deleteWorkView(view.id), t("deleted"), done);
  return (
    <ConfirmDialog
      title={t("deleteTitle", { name: view.name })}
      onClose={onClose}
      confirm={t("delete")}
      onConfirm={() => mutate()}
      isDanger
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t("deleteText")}</p>
    </ConfirmDialog>
  );
}

/** A change of the saved views: the answer has all of them. */
function useChange(write: () => Promise<WorkViews>, done: string, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async (views) => {
      await keepAnswer(cache, workViewsQuery().queryKey, views);
      toast.success(done);
      onDone();
    },
  });
}
