"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { formatInstant } from "@/lib/i18n/formats";
import { SecretDialog } from "../parts/secret-dialog";
import { endpointListQuery, rotateEndpointSecret } from "../queries";

/** A new signing secret, after saying what becomes of the old one; it is shown this once. */
export function RotateSecret({ endpoint, onClose }: { endpoint: CallbackEndpoint; onClose: () => void }) {
  const t = useTranslations("settings.callbacks.secret");
  const locale = useLocale();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => rotateEndpointSecret(endpoint.id),
    gcTime: 0,
    onSettled: () => askAnew(cache, endpointListQuery().queryKey),
  });
  if (data) {
    const until = data.endpoint.previous_secret_until;
    return (
      <SecretDialog title={t("rotatedTitle")} label={t("label")} secret={data.secret} onClose={onClose}>
        <p className="text-ink-soft text-sm">{until ? t("useRotated", { date: formatInstant(until, locale) }) : t("useRotatedNow")}</p>
      </SecretDialog>
    );
  }
  return (
    <ConfirmDialog
      title={t("rotateTitle")}
      onClose={onClose}
      confirm={t("rotateConfirm")}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t(endpoint.kind === "webhook" ? "rotateWebhook" : "rotateStatus")}</p>
    </ConfirmDialog>
  );
}
