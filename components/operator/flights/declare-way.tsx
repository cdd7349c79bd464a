"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { DECLARED_WAYS, USUAL_OFFSETS } from "@/lib/domain/passenger-lists/ways";
import { type DraftWay, readDraftWay, type WayRemarks } from "./draft-way";
import { declareWay, FLIGHTS } from "./queries";

/** Declares how a carrier gets its passengers; somebody else confirms it. */
export function DeclareWay() {
  const t = useTranslations("flights.waysPage");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("declare")}</Button>
      {isOpen ? <DeclareForm onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const EMPTY: DraftWay = { carrier: "", way: "mail", addresses: "", offsets: USUAL_OFFSETS.join(", "), reason: "" };

function DeclareForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("flights.waysPage.form");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY);
  const [remarks, setRemarks] = useState<WayRemarks>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: declareWay,
    onSuccess: () => {
      onClose();
      toast.success(t("done"));
    },
    onSettled: () => askAnew(cache, FLIGHTS),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraftWay(draft);
    setRemarks(read.remarks);
    if (read.request) mutate(read.request);
  };
  return (
    <FormDialog title={t("title")} onClose={onClose} formId={formId} submit={t("submit")} isPending={isPending}>
      <form id={formId} onSubmit={send} noValidate className="space-y-4">
        <WayFields draft={draft} remarks={remarks} onChange={(change) => setDraft({ ...draft, ...change })} />
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      </form>
    </FormDialog>
  );
}

interface WayFieldsProps {
  draft: DraftWay;
  remarks: WayRemarks;
  onChange: (change: Partial<DraftWay>) => void;
}

function WayFields({ draft, remarks, onChange }: WayFieldsProps) {
  const t = useTranslations("flights");
  const remark = (name: keyof WayRemarks, text: string) => (remarks[name] ? text : undefined);
  const ways = DECLARED_WAYS.map((id) => ({ id, label: t(`waysPage.way.${id}`) }));
  return (
    <>
      <TextField
        label={t("waysPage.form.carrier")}
        description={t("waysPage.form.carrierHint")}
        value={draft.carrier}
        onChange={(carrier) => onChange({ carrier })}
        error={remark("carrier", t("waysPage.form.carrierWrong"))}
        inputClassName="uppercase"
        maxLength={2}
        autoComplete="off"
        isRequired
      />
      <RadioGroup label={t("waysPage.form.way")} options={ways} value={draft.way} onChange={(way) => onChange({ way })} />
      {draft.way === "mail" ? (
        <TextArea
          label={t("waysPage.form.addresses")}
          description={t("waysPage.form.addressesHint")}
          value={draft.addresses}
          onChange={(addresses) => onChange({ addresses })}
          error={remark("addresses", t("waysPage.form.addressesWrong"))}
        />
      ) : null}
      <TextField
        label={t("waysPage.form.offsets")}
        description={t("waysPage.form.offsetsHint")}
        value={draft.offsets}
        onChange={(offsets) => onChange({ offsets })}
        error={remark("offsets", t("waysPage.form.offsetsWrong"))}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        label={t("lists.reason")}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={remark("reason", t("lists.reasonMissing"))}
        maxLength={300}
        autoComplete="off"
        isRequired
      />
    </>
  );
}
