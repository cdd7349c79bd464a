"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { Banner } from "@/components/ui/states/banner";
import { amountTyped } from "@/lib/client/money/typed-amount";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { Wishes } from "./use-watch";
import type { WatchProps } from "./watched";

interface WatchFormProps extends Pick<WatchProps, "currency" | "customer"> {
  /** Of the button that sends it. */
  formId: string;
  /** Why it was refused; empty while it was not. */
  error: string;
  onSubmit: (wishes: Wishes) => void;
}

const EMAIL = /^\S+@\S+\.\S+$/;

/** Undefined where nothing is typed; null where it is no amount. */
function wishTyped(text: string): number | null | undefined {
  if (text.trim() === "") return undefined;
  return amountTyped(text) || null;
}

/** From what on it is told, and whether the customer is told too. */
export function WatchForm({ formId, currency, customer, error, onSubmit }: WatchFormProps) {
  const t = useTranslations("watch");
  const locale = useLocale();
  const [texts, setTexts] = useState({ leastFall: "", target: "" });
  const [isToldToo, setToldToo] = useState(false);
  const [told, setTold] = useState({ email: customer?.email ?? "", locale: customer?.locale ?? locale });
  const [isTried, setTried] = useState(false);
  const [leastFall, target] = [wishTyped(texts.leastFall), wishTyped(texts.target)];
  const isEmailWrong = isToldToo && !EMAIL.test(told.email.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (leastFall === null || target === null || isEmailWrong) return;
    const wishes = { ...(leastFall && { least_fall: leastFall }), ...(target && { target }) };
    onSubmit({ ...wishes, customer: isToldToo ? { ...told, email: told.email.trim() } : null });
  };
  const amountField = (name: "leastFall" | "target", wish: number | null | undefined) => (
    <TextField
      label={t(name, { currency })}
      description={t("anyFall")}
      inputMode="decimal"
      autoComplete="off"
      inputClassName="num"
      value={texts[name]}
      onChange={(text) => setTexts({ ...texts, [name]: text })}
      error={isTried && wish === null ? t("amountWrong") : undefined}
    />
  );
  return (
    <form id={formId} onSubmit={submit} noValidate className="space-y-3">
      {error ? <Banner tone="bad" isAlert title={error} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {amountField("leastFall", leastFall)}
        {amountField("target", target)}
      </div>
      <Checkbox isSelected={isToldToo} onChange={setToldToo}>
        {t("tellCustomer")}
      </Checkbox>
      {isToldToo ? <ToldToo told={told} onChange={setTold} error={isTried && isEmailWrong ? t("emailWrong") : undefined} /> : null}
    </form>
  );
}

interface Told {
  email: string;
  locale: Locale;
}

interface ToldTooProps {
  told: Told;
  onChange: (told: Told) => void;
  error: string | undefined;
}

/** Address and language of the customer. */
function ToldToo({ told, onChange, error }: ToldTooProps) {
  const t = useTranslations("watch");
  const tLanguages = useTranslations("common.languages");
  return (
    <>
      <TextField
        label={t("email")}
        description={t("tellCustomerHint")}
        type="email"
        autoComplete="off"
        inputClassName="num"
        value={told.email}
        onChange={(email) => onChange({ ...told, email })}
        error={error}
      />
      <RadioGroup
        label={t("language")}
        options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
        value={told.locale}
        onChange={(locale) => onChange({ ...told, locale })}
      />
    </>
  );
}
