"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/fields/password-field";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError } from "@/lib/client/api-error";
import { postJson } from "@/lib/client/fetch-json";
import { api, pages } from "@/lib/client/paths";
import { useErrorText } from "@/lib/client/use-error-text";
import type { ResetPasswordAnswer, ResetPasswordRequest } from "@/lib/contracts/account-security";

const send = (body: ResetPasswordRequest) => postJson<ResetPasswordAnswer>({ path: api.passwordReset(), body });

/** A new password by the link that somebody was given. Its token stands behind `#`, and leaves the address as soon as it is read. */
export function ResetPasswordForm() {
  const t = useTranslations("auth.reset");
  const [token, setToken] = useState<string | null>(null);
  const { mutate, isPending, error, data } = useMutation({ mutationFn: send, gcTime: 0 });
  useEffect(() => {
    const { hash, pathname } = window.location;
    setToken((known) => known ?? hash.slice(1));
    window.history.replaceState(null, "", pathname);
  }, []);
  return (
    <>
      <div>
        <h1 className="font-semibold text-2xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("lead")}</p>
      </div>
      {token === "" ? <Banner tone="bad" isAlert title={t("noToken")} /> : null}
      {token && !data ? (
        <NewPassword error={error} isPending={isPending} onSubmit={(new_password) => mutate({ token, new_password })} />
      ) : null}
      {data ? (
        <>
          <Banner tone="good" isAlert title={t("doneTitle")}>
            {t("doneText", { email: data.email })}
          </Banner>
          <LinkButton href={pages.signIn()}>{t("toSignIn")}</LinkButton>
        </>
      ) : null}
    </>
  );
}

interface NewPasswordProps {
  error: Error | null;
  isPending: boolean;
  onSubmit: (password: string) => void;
}

function NewPassword({ error, isPending, onSubmit }: NewPasswordProps) {
  const t = useTranslations("auth.reset");
  const errorText = useErrorText();
  const { control, handleSubmit } = useForm({ defaultValues: { password: "" } });
  const remark = error instanceof ApiError ? error.fields.new_password?.join(" ") : undefined;
  return (
    <form onSubmit={handleSubmit(({ password }) => onSubmit(password))} noValidate className="flex flex-col gap-4">
      {error && !remark ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <Controller
        control={control}
        name="password"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t("password")}
            description={t("hint")}
            autoComplete="new-password"
            error={fieldState.error ? t("missing") : remark}
          />
        )}
      />
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}
