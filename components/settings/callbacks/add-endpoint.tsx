"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { ENDPOINT_KINDS } from "@/lib/domain/webhooks/endpoint";
import { ModeSwitch } from "../parts/mode";
import { SecretDialog } from "../parts/secret-dialog";
import { createEndpoint } from "../queries";
import { EndpointForm } from "./endpoint-form";
import { type EndpointFormValues, toNewEndpoint } from "./endpoint-form-schema";

interface AddEndpointProps {
  /** What the e-mail address of a status callback starts with. */
  email: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A new address; then its secret, this once. */
export function AddEndpoint({ email, isOpen, onOpenChange }: AddEndpointProps) {
  const t = useTranslations("settings.callbacks");
  const cache = useQueryClient();
  const formId = useId();
  // The secret leaves memory with the dialog: reset() on closing, and nothing is kept after it.
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (values: EndpointFormValues) => createEndpoint(toNewEndpoint(values)),
    gcTime: 0,
    onSuccess: () => askAnew(cache, ["settings"]),
  });
  const close = () => {
    reset();
    onOpenChange(false);
  };
  if (isOpen && data)
    return (
      <SecretDialog title={t("secret.addTitle")} label={t("secret.label")} secret={data.secret} onClose={close}>
        <p className="text-ink-soft text-sm">{t("secret.use")}</p>
      </SecretDialog>
    );
  const start: EndpointFormValues = { mode: "live", kind: "webhook", url: "", email, secret: "", which: "all", event_types: [] };
  return (
    <FormDialog
      title={t("form.addTitle")}
      isOpen={isOpen}
      onClose={close}
      formId={formId}
      submit={t("form.submitAdd")}
      isPending={isPending}
    >
      <EndpointForm id={formId} start={start} error={error} onSubmit={mutate} secretHint={t("form.secretMade")}>
        {(control) => <KindAndMode control={control} />}
      </EndpointForm>
    </FormDialog>
  );
}

function KindAndMode({ control }: { control: Control<EndpointFormValues> }) {
  const t = useTranslations("settings.callbacks");
  const { field: kind } = useController({ control, name: "kind" });
  const { field: mode } = useController({ control, name: "mode" });
  const kinds = ENDPOINT_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }));
  return (
    <>
      <div>
        <ModeSwitch mode={mode.value} onChange={mode.onChange} />
        <p className="mt-1 text-ink-soft text-xs">{t(`form.modeText.${mode.value}`)}</p>
      </div>
      <div>
        <RadioGroup label={t("form.kind")} options={kinds} value={kind.value} onChange={kind.onChange} />
        <p className="mt-1 text-ink-soft text-xs">{t(`kindText.${kind.value}`)}</p>
      </div>
    </>
  );
}
