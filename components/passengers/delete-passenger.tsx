"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { isGone } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { BOOK_KEY } from "@/lib/client/travel/passenger-book";
import type { SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { deleteSaved } from "./queries";

export function DeletePassenger({ passenger, onClose }: { passenger: SavedPassenger; onClose: () => void }) {
  const t = useTranslations("passengers");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const close = async () => {
    await askAnew(cache, BOOK_KEY);
    onClose();
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteSaved(passenger.id),
    onSuccess: close,
    // A colleague was quicker.
    onError: (wrong) => (isGone(wrong) ? close() : undefined),
  });
  const name = `${passenger.last_name} ${passenger.first_name}`;
  return (
    <ConfirmDialog
      title={t("deleteTitle", { name })}
      confirm={t("deleteConfirm")}
      onConfirm={mutate}
      onClose={onClose}
      isPending={isPending}
      isDanger
      error={error ? errorText(error).message : ""}
    >
      <p>{t("deleteText")}</p>
    </ConfirmDialog>
  );
}
