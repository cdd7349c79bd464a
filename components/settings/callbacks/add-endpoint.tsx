"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { ENDPOINT_KINDS } from "@/lib/domain/webhooks/endpoint";
import { ModeSwitch } from "../parts/mode";
import { createEndpoint } from "../queries";
import { EndpointForm } from "./endpoint-form";
import { type EndpointFormValues, toNewEndpoint } from "./endpoint-form-schema";
import { EndpointSecret } from "./endpoint-secret";

interface AddEndpointProps {
  /** What the e-mail address of a status callback starts with. */
  email: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A new address; then its secret, this once. */
export function AddEndpoint({ email, isOpen, onOpenChange }: AddEndpointProps) {
  const t = useTranslations("settings.callbacks");
  const tActions = useTranslations("common.actions");
  const cache = useQueryClient();
  const formId = useId();
  // The secret leaves memory with the dialog: reset() on closing, and nothing is kept after it.
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (values: EndpointFormValues) => createEndpoint(toNewEndpoint(values)),
    gcTime: 0,
    onSuccess: () => cache.invalidateQueries({ queryKey: ["settings"] }),
  });
  const change = (opens: boolean) => {
    if (!opens) reset();
    onOpenChange(opens);
  };
  if (isOpen && data)
    return (
      <EndpointSecret title={t("secret.addTitle")} secret={data.secret} onClose={() => change(false)}>
        {t("secret.use")}
      </EndpointSecret>
    );
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={() => change(false)}>
        {tActions("cancel")}
      </Button>
      <Button type="submit" form={formId} isPending={isPending}>
        {t("form.submitAdd")}
      </Button>
    </>
  );
  const start: EndpointFormValues = { mode: "live", kind: "webhook", url: "", email, secret: "", which: "all", event_types: [] };
  return (
    <Dialog title={t("form.addTitle")} isOpen={isOpen} onOpenChange={change} footer={footer}>
      <EndpointForm id={formId} start={start} error={error} onSubmit={mutate} secretHint={t("form.secretMade")}>
        {(control) => <KindAndMode control={control} />}
      </EndpointForm>
    </Dialog>
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
