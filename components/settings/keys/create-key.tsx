"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import type { Mode } from "@/lib/domain/mode";
import { createKey, keyListQuery } from "../queries";
import { KeyForm } from "./key-form";
import { KeyMade } from "./key-made";

interface CreateKeyProps {
  /** That of the list on the screen: what the form starts with. */
  mode: Mode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Told the mode of the new key, so that the list can show it. */
  onMade: (mode: Mode) => void;
}

/** Name, mode and permissions; then the key, this once. */
export function CreateKey({ mode, isOpen, onOpenChange, onMade }: CreateKeyProps) {
  const t = useTranslations("settings.keys");
  const cache = useQueryClient();
  const formId = useId();
  // The key leaves memory with the dialog: reset() on closing, and nothing is kept after it.
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: createKey,
    gcTime: 0,
    onSuccess: async ({ item }) => {
      onMade(item.mode);
      await askAnew(cache, keyListQuery().queryKey);
    },
  });
  const close = () => {
    reset();
    onOpenChange(false);
  };
  if (isOpen && data) return <KeyMade made={data} title={t("made.title", { name: data.item.name })} onClose={close} />;
  return (
    <FormDialog title={t("form.title")} isOpen={isOpen} onClose={close} formId={formId} submit={t("form.submit")} isPending={isPending}>
      <KeyForm id={formId} mode={mode} error={error} onSubmit={mutate} />
    </FormDialog>
  );
}
