"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type Control, Controller, useForm } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { TextField } from "@/components/ui/fields/text-field";
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
  const { control, handleSubmit, setError, watch } = useForm<EndpointFormValues>({
    resolver: zodResolver(endpointFormSchema),
    defaultValues: start,
  });
  const refusal = useFormRefusal(error, FIELDS, setError);
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="space-y-4">
      {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
      <UrlField control={control} />
      {children?.(control)}
      {watch("kind") === "status_callback" ? (
        <>
          <EmailField control={control} />
          <OwnSecretField control={control} hint={secretHint} />
        </>
      ) : null}
      <EventsField control={control} />
    </form>
  );
}

function UrlField({ control }: { control: Control<EndpointFormValues> }) {
  const t = useTranslations("settings.callbacks.form");
  return (
    <Controller
      control={control}
      name="url"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t("url")}
          description={t("urlHint")}
          placeholder="https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          isRequired
          error={remarkOf(fieldState.error, { urlMissing: t("urlMissing"), urlWrong: t("urlWrong") })}
        />
      )}
    />
  );
}

function EmailField({ control }: { control: Control<EndpointFormValues> }) {
  const t = useTranslations("settings.callbacks.form");
  return (
    <Controller
      control={control}
      name="email"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t("email")}
          description={t("emailHint")}
          type="email"
          inputMode="email"
          autoComplete="off"
          isRequired
          error={remarkOf(fieldState.error, { emailWrong: t("emailWrong") })}
        />
      )}
    />
  );
}

function OwnSecretField({ control, hint }: { control: Control<EndpointFormValues>; hint: string }) {
  const t = useTranslations("settings.callbacks.form");
  return (
    <Controller
      control={control}
      name="secret"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t("secret")}
          description={hint}
          autoComplete="off"
          spellCheck="false"
          inputClassName="font-mono"
          error={remarkOf(fieldState.error, { secretWrong: t("secretWrong") })}
        />
      )}
    />
  );
}
