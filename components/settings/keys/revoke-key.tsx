"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { useDistanceText } from "../parts/moment";
import { keyListQuery, revokeKey } from "../queries";

/** Stops a key for good, after saying whether something still uses it. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("settings.keys.revoke");
  const errorText = useErrorText();
  const { ago } = useDistanceText();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeKey(apiKey.id),
    onSuccess: () => {
      toast.success(t("done"));
      onClose();
    },
    onSettled: () => askAnew(cache, keyListQuery().queryKey),
  });
  return (
    <ConfirmDialog
      title={t("title", { name: apiKey.name })}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={() => mutate()}
      isDanger
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t("text", { prefix: apiKey.prefix })}</p>
      <p className="font-medium">{apiKey.last_used ? t("lastUsed", { when: ago(apiKey.last_used) }) : t("neverUsed")}</p>
    </ConfirmDialog>
  );
}
