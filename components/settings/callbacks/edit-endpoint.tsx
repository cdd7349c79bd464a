"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { changeEndpoint, endpointListQuery } from "../queries";
import { EndpointForm } from "./endpoint-form";
import { type EndpointFormValues, toChange } from "./endpoint-form-schema";

export function EditEndpoint({ endpoint, onClose }: { endpoint: CallbackEndpoint; onClose: () => void }) {
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
