"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import type { LegalDetails } from "@/lib/contracts/operator/money/legal-details";
import { isDate } from "@/lib/domain/dates";
import { AGENCY_AFFAIRS } from "../proposals/queries";
import { isReason, ReasonField } from "../proposals/reason-field";
import { setLegal } from "./queries";

const TAX_ID = /^\d{0,14}$/;
/** Fewer letters are no name. */
const LEAST = 2;

interface LegalFormProps {
  code: string | null;
  details: LegalDetails | null;
  onClose: () => void;
}

/** Sets the details for papers; of an agency with its contract. */
export function LegalForm({ code, details, onClose }: LegalFormProps) {
  const t = useTranslations("legal");
  const formId = useId();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [typed, setTyped] = useState({
    ...{ legal_name: details?.legal_name ?? "", tax_id: details?.tax_id ?? "", address: details?.address ?? "", bank: details?.bank ?? "" },
    ...{ number: details?.contract?.number ?? "", date: details?.contract?.date ?? "" },
  });
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: setLegal,
    onSuccess: async () => {
      await askAnew(cache, AGENCY_AFFAIRS);
      toast.success(t("saved"));
      onClose();
    },
  });
  const { number, date, ...texts } = typed;
  const isRight = {
    legal_name: texts.legal_name.trim().length >= LEAST,
    tax_id: TAX_ID.test(texts.tax_id),
    date: date === "" || (isDate(date) && number.trim() !== ""),
    reason: isReason(reason),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.values(isRight).includes(false)) return;
    mutate({ code, ...texts, contract: number.trim() === "" ? null : { number: number.trim(), date: date || null }, reason });
  };
  const field = (of: "legal_name" | "tax_id" | "address" | "bank", wrong?: string) => (
    <TextField
      label={t(of)}
      value={typed[of]}
      onChange={(text) => setTyped({ ...typed, [of]: text })}
      maxLength={200}
      autoComplete="off"
      error={isTried ? wrong : undefined}
    />
  );
  return (
    <FormDialog
      title={t(code === null ? "houseTitle" : "title")}
      onClose={onClose}
      formId={formId}
      submit={t("save")}
      isPending={isPending}
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {code === null ? null : (
          <div className="flex flex-wrap gap-3">
            <TextField
              label={t("number")}
              description={t("numberHint")}
              value={number}
              onChange={(text) => setTyped({ ...typed, number: text })}
              maxLength={40}
              autoComplete="off"
              inputClassName="num"
              className="min-w-0 flex-1 basis-48"
            />
            <DateField
              label={t("date")}
              use="list"
              value={date}
              onChange={(day) => setTyped({ ...typed, date: day })}
              className="w-44"
              error={isTried && !isRight.date ? t("dateWrong") : undefined}
            />
          </div>
        )}
        {field("legal_name", isRight.legal_name ? undefined : t("nameMissing"))}
        {field("tax_id", isRight.tax_id ? undefined : t("taxWrong"))}
        {field("address")}
        {field("bank")}
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
      </form>
    </FormDialog>
  );
}
