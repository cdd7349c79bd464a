"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/fields/select";
import { TextField, type TextFieldProps } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { amountTyped, percentTyped } from "@/lib/client/money/typed-amount";
import type { NewAgency, NewAgencyRequest } from "@/lib/contracts/operator/agencies";
import { mailAddress } from "@/lib/domain/mail/mail-address";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { AGENCY_AFFAIRS } from "../proposals/queries";
import { openAgency } from "./queries";

const EMPTY = { name: "", code: "", fee: "0", markup: "0", owner: "" };
type Typed = typeof EMPTY;

interface AddAgencyFormProps {
  onOpened: (agency: NewAgency, wanted: NewAgencyRequest) => void;
}

export function AddAgencyForm({ onOpened }: AddAgencyFormProps) {
  const t = useTranslations("agencies");
  const locale = useLocale();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [typed, setTyped] = useState(EMPTY);
  const [currency, setCurrency] = useState<Currency>("UZS");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: openAgency,
    onSuccess: async (agency, wanted) => {
      onOpened(agency, wanted);
      await askAnew(cache, AGENCY_AFFAIRS);
    },
  });
  const fee = amountTyped(typed.fee);
  const markup = percentTyped(typed.markup);
  const isRight = {
    name: typed.name.trim() !== "",
    code: PARTNER_CODE.test(typed.code),
    fee: fee !== null,
    markup: markup !== null && markup >= 0,
    owner: mailAddress(typed.owner) !== null,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fee === null || markup === null || isPending || Object.values(isRight).includes(false)) return;
    const { name, code, owner } = typed;
    mutate({ name, code, currency, fee, markup_bp: markup, owner: { email: owner, locale } });
  };
  const field = (of: keyof Typed, texts: { label: string; wrong: string }, props: Omit<TextFieldProps, "label"> = {}) => (
    <TextField
      autoComplete="off"
      {...props}
      label={texts.label}
      value={typed[of]}
      onChange={(text) => setTyped({ ...typed, [of]: of === "code" ? text.toUpperCase() : text })}
      error={isTried && !isRight[of] ? texts.wrong : undefined}
    />
  );
  const number = { inputMode: "decimal", inputClassName: "num" } as const;
  return (
    <Card className="p-4 md:p-5">
      <form onSubmit={submit} noValidate className="space-y-4">
        <p className="text-ink-soft text-sm">{t("form.lead")}</p>
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {field("name", { label: t("form.name"), wrong: t("form.nameMissing") }, { description: t("form.nameHint"), maxLength: 120 })}
        <div className="grid gap-4 sm:grid-cols-2">
          {field(
            "code",
            { label: t("form.code"), wrong: t("form.codeWrong") },
            { description: t("form.codeHint"), maxLength: 12, inputClassName: "num uppercase", spellCheck: "false" },
          )}
          <Select
            label={t("form.currency")}
            options={CURRENCIES.map((id) => ({ id, label: id }))}
            value={currency}
            onChange={setCurrency}
          />
          {field("fee", { label: `${t("form.fee")}, ${currency}`, wrong: t("form.numberWrong") }, number)}
          {field("markup", { label: t("form.markup"), wrong: t("form.numberWrong") }, number)}
        </div>
        {field("owner", { label: t("form.owner"), wrong: t("people.emailWrong") }, { inputMode: "email", spellCheck: "false" })}
        <Button type="submit" isPending={isPending}>
          {t("form.submit")}
        </Button>
      </form>
    </Card>
  );
}
