"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Control, Controller, useForm } from "react-hook-form";
import { PasswordField } from "@/components/ui/fields/password-field";
import { TextField } from "@/components/ui/fields/text-field";
import { Banner } from "@/components/ui/states/banner";
import { remarkOf, useFormRefusal } from "../parts/form-refusal";

/** What such a form may ask for, by the names that the server knows. */
const FIELDS = ["password", "new_password", "code", "enrolment_code"] as const;
type ProofField = (typeof FIELDS)[number];
export type ProofValues = Record<ProofField, string>;

interface ProofFormProps {
  id: string;
  /** Fields in their order. */
  fields: readonly ProofField[];
  /** The server's refusal of what was sent last. */
  error: unknown;
  onSubmit: (values: ProofValues) => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** A form that asks who sits here: for the password, a new one, a code. */
export function ProofForm({ id, fields, error, onSubmit, children }: ProofFormProps) {
  const { control, handleSubmit, setError, getFieldState } = useForm<ProofValues>({
    defaultValues: { password: "", new_password: "", code: "", enrolment_code: "" },
  });
  const refusal = useFormRefusal(error, FIELDS, { setError, getFieldState });
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="space-y-4">
      {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
      {children}
      {fields.map((name, index) => (
        <ProofInput key={name} name={name} control={control} isFirst={index === 0} />
      ))}
    </form>
  );
}

interface ProofInputProps {
  name: ProofField;
  control: Control<ProofValues>;
  /** Whether the cursor goes there when the form appears. */
  isFirst: boolean;
}

function ProofInput({ name, control, isFirst }: ProofInputProps) {
  const t = useTranslations("settings.security.fields");
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: "missing" }}
      render={({ field: { ref, ...field }, fieldState }) => {
        const error = remarkOf(fieldState.error, { missing: t(`${name}.missing`) });
        const props = { ...field, inputRef: ref, label: t(`${name}.label`), isRequired: true, autoFocus: isFirst, error };
        if (name === "code") return <TextField {...props} autoComplete="one-time-code" className="max-w-60" />;
        if (name === "enrolment_code") return <TextField {...props} autoComplete="off" description={t("enrolment_code.hint")} />;
        if (name === "password") return <PasswordField {...props} autoComplete="current-password" />;
        return <PasswordField {...props} autoComplete="new-password" description={t("new_password.hint")} />;
      }}
    />
  );
}
