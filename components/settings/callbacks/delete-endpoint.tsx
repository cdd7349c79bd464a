"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "sonner";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { pages } from "@/lib/client/paths";
import { useErrorText } from "@/lib/client/use-error-text";
import type { CallbackEndpoint } from "@/lib/contracts/callbacks";
import { deleteEndpoint } from "../queries";

/** Forgets an address and its log, after asking. */
export function DeleteEndpoint({ endpoint, onClose }: { endpoint: CallbackEndpoint; onClose: () => void }) {
  const t = useTranslations("settings.callbacks.actions");
  const tActions = useTranslations("common.actions");
  const errorText = useErrorText();
  const router = useRouter();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteEndpoint(endpoint.id),
    onSuccess: async () => {
      router.push(pages.callbacks());
      await cache.invalidateQueries({ queryKey: ["settings"] });
      toast.success(t("removed"));
    },
  });
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tActions("cancel")}
      </Button>
      <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
        {t("removeConfirm")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("removeTitle")} isOpen onOpenChange={onClose} isDecision footer={footer}>
      <p className="break-words">{t("removeText", { url: endpoint.url })}</p>
      {error ? <Banner tone="bad" isAlert className="mt-3" title={errorText(error).message} /> : null}
    </Dialog>
  );
}
