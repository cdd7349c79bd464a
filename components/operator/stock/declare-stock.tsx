"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import { declareStock } from "./queries";

const KINDS = ["range", "own"] as const;

/** The button that opens the form of a new range. @param carrier that it is probably of */
export function DeclareStock({ carrier = "" }: { carrier?: string }) {
  const t = useTranslations("stock.declare");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("action")}</Button>
      {isOpen ? <DeclareDialog carrier={carrier} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const EMPTY = { carrier: "", first: "", last: "", received: "", delivery: "", reason: "" };

function useDeclare(onDone: () => void) {
  const t = useTranslations("stock.declare");
  const cache = useQueryClient();
  return useMutation({
    mutationFn: declareStock,
    onSuccess: () => {
      onDone();
      toast.success(t("done"));
    },
    onSettled: () => askAnew(cache, ["office", "stock"]),
  });
}

/** Numbers that a carrier has given out, or the house's own documents of a charter. */
function DeclareDialog({ carrier: probable, onClose }: { carrier: string; onClose: () => void }) {
  const t = useTranslations("stock");
  const errorText = useErrorText();
  const formId = useId();
  const [kind, setKind] = useState<(typeof KINDS)[number]>("range");
  const [typed, setTyped] = useState({ ...EMPTY, carrier: probable });
  const { mutate, isPending, error } = useDeclare(onClose);
  const once = useOneAtATime();
  const set = (name: keyof typeof EMPTY) => (text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const remark = (name: string) => errorText(error).fields[name]?.join(" ");
  const { carrier, first, last, received, delivery, reason } = typed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const came = { ...(received !== "" && { received }), ...(delivery.trim() !== "" && { delivery }) };
    once((end) => mutate(kind === "own" ? { kind, carrier, reason } : { kind, carrier, first, last, ...came, reason }, { onSettled: end }));
  };
  const isTold = Object.keys(EMPTY).some((name) => remark(name) !== undefined);
  return (
    <FormDialog title={t("declare.title")} onClose={onClose} formId={formId} submit={t("declare.confirm")} isPending={isPending}>
      <form id={formId} noValidate onSubmit={send} className="space-y-3">
        <RadioGroup
          label={t("declare.kind")}
          options={KINDS.map((id) => ({ id, label: t(`declare.kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={t("declare.carrier")}
          description={t("declare.carrierHint")}
          value={carrier}
          onChange={set("carrier")}
          error={remark("carrier")}
          maxLength={2}
          autoComplete="off"
          inputClassName="uppercase"
        />
        {kind === "own" ? (
          <p className="text-ink-soft text-sm">
            {t("declare.ownText")} {t("declare.ownPaper")}
          </p>
        ) : (
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              label={t("declare.first")}
              description={t("declare.numberHint")}
              value={first}
              onChange={set("first")}
              error={remark("first")}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              label={t("declare.last")}
              value={last}
              onChange={set("last")}
              error={remark("last")}
              inputMode="numeric"
              autoComplete="off"
            />
            <DateField label={t("declare.received")} use="list" value={received} onChange={set("received")} error={remark("received")} />
            <TextField
              label={t("declare.delivery")}
              value={delivery}
              onChange={set("delivery")}
              error={remark("delivery")}
              maxLength={64}
              autoComplete="off"
            />
          </div>
        )}
        <TextArea
          label={t("reason")}
          description={t("reasonHint")}
          value={reason}
          onChange={set("reason")}
          error={remark("reason")}
          maxLength={500}
        />
        {error && !isTold ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      </form>
    </FormDialog>
  );
}
