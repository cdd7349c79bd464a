"use client";

import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import type { RefusedSignIn } from "@/lib/client/calls/session";
import { StepHeading } from "./step-heading";

interface CodeStepProps {
  failure: RefusedSignIn | null;
  /** The page that comes next is on its way. */
  isSignedIn: boolean;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of signing in, for accounts that have one. */
export function CodeStep({ failure, isSignedIn, onSubmit, onBack }: CodeStepProps) {
  const t = useTranslations("auth.code");
  const { control, handleSubmit, formState } = useForm({ defaultValues: { code: "" } });
  return (
    <form onSubmit={handleSubmit(({ code }) => onSubmit(code))} noValidate className="flex flex-col gap-4">
      <StepHeading title={t("title")} lead={t("lead")} failure={failure} />
      <Controller
        control={control}
        name="code"
        rules={{ validate: (code) => code.trim() !== "" }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("label")}
            autoComplete="one-time-code"
            autoFocus
            error={fieldState.error ? t("missing") : undefined}
          />
        )}
      />
      <Button type="submit" size="lg" isPending={formState.isSubmitting || isSignedIn} className="w-full">
        {t("submit")}
      </Button>
      <Button variant="quiet" onPress={onBack}>
        {t("back")}
      </Button>
    </form>
  );
}
