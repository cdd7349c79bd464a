"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toast } from "sonner";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useErrorText } from "@/lib/client/use-error-text";
import type { ApiKey } from "@/lib/contracts/keys";
import { useDistanceText } from "../parts/moment";
import { keyListQuery, revokeKey } from "../queries";

/** Stops a key for good, after saying whether something still uses it. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("settings.keys.revoke");
  const tActions = useTranslations("common.actions");
  const errorText = useErrorText();
  const { ago } = useDistanceText();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeKey(apiKey.id),
    onSuccess: () => {
      toast.success(t("done"));
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: keyListQuery().queryKey }),
  });
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tActions("cancel")}
      </Button>
      <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
        {t("confirm")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title", { name: apiKey.name })} isOpen onOpenChange={onClose} isDecision footer={footer}>
      <p>{t("text", { prefix: apiKey.prefix })}</p>
      <p className="mt-2 font-medium">{apiKey.last_used ? t("lastUsed", { when: ago(apiKey.last_used) }) : t("neverUsed")}</p>
      {error ? <Banner tone="bad" isAlert className="mt-3" title={errorText(error).message} /> : null}
    </Dialog>
  );
}
