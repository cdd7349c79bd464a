"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ResetPasswordAnswer, ResetPasswordRequest } from "@/lib/contracts/account/account-security";
import { AccountReady } from "./account-ready";
import { NewPasswordField } from "./new-password-field";
import { useLinkToken } from "./use-link-token";

const send = (body: ResetPasswordRequest) => postJson<ResetPasswordAnswer>({ path: api.passwordReset(), body });

/** A new password by the link that somebody was given. */
export function ResetPasswordForm() {
  const t = useTranslations("auth.reset");
  const token = useLinkToken();
  const { mutate, isPending, error, data } = useMutation({ mutationFn: send, gcTime: 0 });
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
      {data ? <AccountReady title={t("doneTitle")} email={data.email} /> : null}
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
  const remark = errorText(error).fields.new_password?.join(" ");
  return (
    <form onSubmit={handleSubmit(({ password }) => onSubmit(password))} noValidate className="flex flex-col gap-4">
      {error && !remark ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <NewPasswordField control={control} name="password" remark={remark} />
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}
