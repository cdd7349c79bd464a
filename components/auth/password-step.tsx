"use client";

import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import { PasswordField } from "@/components/ui/fields/password-field";
import { Button } from "@/components/ui/press/button";
import type { RefusedSignIn } from "@/lib/client/calls/session";
import { EmailField } from "./email-field";
import { StepHeading } from "./step-heading";

interface PasswordStepProps {
  demo: PasswordValues | null;
  failure: RefusedSignIn | null;
  /** The page that comes next is on its way. */
  isSignedIn: boolean;
  onSubmit: (values: PasswordValues) => Promise<void>;
}

/** The first step of signing in. */
export function PasswordStep({ demo, failure, isSignedIn, onSubmit }: PasswordStepProps) {
  const t = useTranslations("auth");
  const form = useForm<PasswordValues>({ defaultValues: { email: "", password: "" } });
  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
      <StepHeading title={t("title")} lead={t("lead")} failure={failure} />
      <EmailField control={form.control} name="email" />
      <Controller
        control={form.control}
        name="password"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t("password")}
            autoComplete="current-password"
            error={fieldState.error ? t("errors.password") : undefined}
          />
        )}
      />
      <Button type="submit" size="lg" isPending={form.formState.isSubmitting || isSignedIn} className="mt-1 w-full">
        {t("submit")}
      </Button>
      {demo ? (
        <p className="rounded-lg bg-warm-soft px-3 py-2 text-ink-soft text-sm">
          {t("demoHint", { ...demo })}{" "}
          <button
            type="button"
            className="cursor-pointer font-medium text-accent underline underline-offset-2"
            onClick={() => form.reset(demo)}
          >
            {t("fillDemo")}
          </button>
        </p>
      ) : null}
    </form>
  );
}

export interface PasswordValues {
  email: string;
  password: string;
}
