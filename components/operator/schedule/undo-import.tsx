"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { ScheduleImportItem } from "@/lib/contracts/operator/operator-schedule";
import { undoImport } from "./queries";

interface UndoImportProps {
  item: Pick<ScheduleImportItem, "id" | "source" | "can_undo" | "undone_with">;
}

/** Takes the last import or message back that changed something, after asking. */
export function UndoImport({ item }: UndoImportProps) {
  const mayChange = useMayInHouse("schedule", "change");
  return item.can_undo && mayChange ? <Undo item={item} /> : null;
}

function Undo({ item }: UndoImportProps) {
  const t = useTranslations("office.undo");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const once = useOneAtATime();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => undoImport(item.id),
    onSuccess: () => {
      setOpen(false);
      toast.success(t("done"));
    },
    // Lists are read again after a refusal too: somebody else was first.
    onSettled: () => askAnew(cache, ["office"]),
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onPress={open}>
        {t("action")}
      </Button>
      <ConfirmDialog
        title={t("title")}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        confirm={t("confirm")}
        working={t("working")}
        onConfirm={() => once((end) => mutate(undefined, { onSettled: end }))}
        isDanger
        isPending={isPending}
        error={error ? errorText(error).message : ""}
      >
        <p>{t("text", { source: item.source })}</p>
        {item.undone_with > 0 ? <p>{t("along", { count: item.undone_with })}</p> : null}
      </ConfirmDialog>
    </>
  );
}
