"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { type Control, useController, useForm } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Banner } from "@/components/ui/states/banner";
import { remarkOf, useFormRefusal } from "../parts/form-refusal";
import { type EndpointFormValues, endpointFormSchema } from "./endpoint-form-schema";
import { EventsField } from "./events-field";

const FIELDS = ["url", "email", "secret", "event_types"] as const;

interface EndpointFormProps {
  id: string;
  start: EndpointFormValues;
  /** The server's refusal of what was sent last. */
  error: unknown;
  onSubmit: (values: EndpointFormValues) => void;
  /** Under the field of an own secret: what becomes of an empty one. */
  secretHint: string;
  /** What is only asked of a new endpoint. */
  children?: (control: Control<EndpointFormValues>) => ReactNode;
}

/** Address and events of a new or an existing endpoint. */
export function EndpointForm({ id, start, error, onSubmit, secretHint, children }: EndpointFormProps) {
  const t = useTranslations("settings.callbacks.form");
  const { control, handleSubmit, setError, getFieldState, watch } = useForm<EndpointFormValues>({
    resolver: zodResolver(endpointFormSchema),
    defaultValues: start,
  });
  const refusal = useFormRefusal(error, FIELDS, { setError, getFieldState });
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="space-y-4">
      {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
      <FormField
        control={control}
        name="url"
        label={t("url")}
        description={t("urlHint")}
        placeholder="https://"
        type="url"
        inputMode="url"
        isRequired
        remarks={{ urlMissing: t("urlMissing"), urlWrong: t("urlWrong") }}
      />
      {children?.(control)}
      {watch("kind") === "status_callback" ? (
        <>
          <FormField
            control={control}
            name="email"
            label={t("email")}
            description={t("emailHint")}
            type="email"
            inputMode="email"
            isRequired
            remarks={{ emailWrong: t("emailWrong") }}
          />
          <FormField
            control={control}
            name="secret"
            label={t("secret")}
            description={secretHint}
            inputClassName="font-mono"
            remarks={{ secretWrong: t("secretWrong") }}
          />
        </>
      ) : null}
      <EventsField control={control} />
    </form>
  );
}

interface FormFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    "label" | "description" | "placeholder" | "type" | "inputMode" | "inputClassName" | "isRequired"
  > {
  control: Control<EndpointFormValues>;
  name: "url" | "email" | "secret";
  /** Texts by the names that the schema uses as messages. */
  remarks: Readonly<Record<string, string>>;
}

function FormField({ control, name, remarks, ...texts }: FormFieldProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <TextField {...texts} {...field} inputRef={ref} autoComplete="off" spellCheck="false" error={remarkOf(fieldState.error, remarks)} />
  );
}
