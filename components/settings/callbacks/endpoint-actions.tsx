"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Pencil, Power, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { changeEndpoint, deleteEndpoint, endpointListQuery } from "../queries";
import { EndpointForm } from "./endpoint-form";
import { type EndpointFormValues, toChange } from "./endpoint-form-schema";
import { RotateSecret } from "./rotate-secret";

const ICON = "size-4";

/** What can be done to an address. */
export function EndpointActions({ endpoint }: { endpoint: CallbackEndpoint }) {
  const t = useTranslations("settings.callbacks");
  const [doing, setDoing] = useState<"edit" | "rotate" | "remove" | null>(null);
  const close = () => setDoing(null);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onPress={() => setDoing("edit")}>
        <Pencil className={ICON} aria-hidden="true" />
        {t("actions.edit")}
      </Button>
      <Button variant="secondary" size="sm" onPress={() => setDoing("rotate")}>
        <KeyRound className={ICON} aria-hidden="true" />
        {t("secret.rotate")}
      </Button>
      <SwitchButton endpoint={endpoint} />
      <Button variant="danger" size="sm" onPress={() => setDoing("remove")}>
        <Trash2 className={ICON} aria-hidden="true" />
        {t("actions.remove")}
      </Button>
      {doing === "edit" ? <EditEndpoint endpoint={endpoint} onClose={close} /> : null}
      {doing === "rotate" ? <RotateSecret endpoint={endpoint} onClose={close} /> : null}
      {doing === "remove" ? <DeleteEndpoint endpoint={endpoint} onClose={close} /> : null}
    </div>
  );
}

function SwitchButton({ endpoint: { id, enabled } }: { endpoint: CallbackEndpoint }) {
  const t = useTranslations("settings.callbacks.actions");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => changeEndpoint(id, { enabled: !enabled }),
    onSuccess: (changed) => toast.success(t(changed.enabled ? "switchedOn" : "switchedOff")),
    onError: (error) => toast.error(errorText(error).message),
    onSettled: () => askAnew(cache, endpointListQuery().queryKey),
  });
  return (
    <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
      {isPending ? null : <Power className={ICON} aria-hidden="true" />}
      {t(enabled ? "switchOff" : "switchOn")}
    </Button>
  );
}

/** Forgets an address and its log, after asking. */
function DeleteEndpoint({ endpoint, onClose }: { endpoint: CallbackEndpoint; onClose: () => void }) {
  const t = useTranslations("settings.callbacks.actions");
  const errorText = useErrorText();
  const router = useRouter();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteEndpoint(endpoint.id),
    onSuccess: async () => {
      router.push(pages.callbacks());
      await askAnew(cache, ["settings"]);
      toast.success(t("removed"));
    },
  });
  return (
    <ConfirmDialog
      title={t("removeTitle")}
      onClose={onClose}
      confirm={t("removeConfirm")}
      onConfirm={() => mutate()}
      isDanger
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p className="break-words">{t("removeText", { url: endpoint.url })}</p>
    </ConfirmDialog>
  );
}

function EditEndpoint({ endpoint, onClose }: { endpoint: CallbackEndpoint; onClose: () => void }) {
  const t = useTranslations("settings.callbacks.form");
  const cache = useQueryClient();
  const formId = useId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: EndpointFormValues) => changeEndpoint(endpoint.id, toChange(values)),
    onSuccess: async () => {
      await askAnew(cache, endpointListQuery().queryKey);
      toast.success(t("saved"));
      onClose();
    },
  });
  const { mode, kind, url, email, event_types } = endpoint;
  const start: EndpointFormValues = { mode, kind, url, email, secret: "", event_types, which: event_types.length === 0 ? "all" : "some" };
  return (
    <FormDialog title={t("editTitle")} onClose={onClose} formId={formId} submit={t("submitEdit")} isPending={isPending}>
      <EndpointForm id={formId} start={start} error={error} onSubmit={mutate} secretHint={t("secretStays")} />
    </FormDialog>
  );
}
