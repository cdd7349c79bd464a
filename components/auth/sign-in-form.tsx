"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
import { IconButton } from "@/components/ui/icon-button";
import { safeReturn } from "@/lib/client/paths";
import { type SignInFailure, signInAgent } from "@/lib/client/session";

interface SignInFormProps {
  /** Where to go afterwards. */
  returnTo: string | null;
  /** An account that anyone may use, in the demonstration only. */
  demo: SignInValues | null;
}

export function SignInForm({ returnTo, demo }: SignInFormProps) {
  const t = useTranslations("auth");
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const form = useForm<SignInValues>({ resolver: zodResolver(signInSchema), defaultValues: { email: "", password: "" } });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const reason = await signInAgent(values);
    setFailure(reason);
    // A whole new page: nothing of an earlier session stays in memory.
    if (!reason) window.location.assign(safeReturn(returnTo));
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {failure ? (
        <Banner tone="bad" isAlert>
          {t(`errors.${failure}`)}
        </Banner>
      ) : null}
      <EmailField control={form.control} />
      <PasswordField control={form.control} />
      <Button type="submit" size="lg" isPending={isSubmitting || (isSubmitSuccessful && !failure)} className="mt-1 w-full">
        {t("submit")}
      </Button>
      {demo ? (
        <p className="rounded-lg bg-warm-soft px-3 py-2 text-ink-soft text-sm">
          {t("demoHint", demo)}{" "}
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

type FormControl = ReturnType<typeof useForm<SignInValues>>["control"];

function EmailField({ control }: { control: FormControl }) {
  const t = useTranslations("auth");
  return (
    <Controller
      control={control}
      name="email"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          error={fieldState.error ? t("errors.email") : undefined}
        />
      )}
    />
  );
}

function PasswordField({ control }: { control: FormControl }) {
  const t = useTranslations("auth");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <IconButton label={t(isShown ? "hidePassword" : "showPassword")} onPress={() => setShown(!isShown)}>
      <Icon className="size-4.5" aria-hidden="true" />
    </IconButton>
  );
  return (
    <Controller
      control={control}
      name="password"
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t("password")}
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          end={toggle}
          error={fieldState.error ? t("errors.password") : undefined}
        />
      )}
    />
  );
}

/** The sign-in form. Messages are keys of the texts under `auth.errors`. */
const signInSchema = z.object({
  email: z.email("email"),
  password: z.string().min(1, "password"),
});
type SignInValues = z.infer<typeof signInSchema>;
