"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api, pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { Done } from "@/lib/contracts/account/account-security";
import { EmailField } from "./email-field";

const send = (email: string) => postJson<Done>({ path: api.passwordForgotten(), body: { email } });

interface ForgotPasswordProps {
  /** Whether this installation mails links. */
  mails: boolean;
  isDemo: boolean;
}

/** Asks for a link by e-mail. What is answered is the same for every address. */
export function ForgotPasswordForm({ mails, isDemo }: ForgotPasswordProps) {
  const t = useTranslations("auth.forgot");
  const errorText = useErrorText();
  const { mutate, isPending, error, isSuccess } = useMutation({ mutationFn: send });
  return (
    <>
      <div>
        <h1 className="font-semibold text-2xl">{t("title")}</h1>
        <p className="text-ink-soft">{t(mails ? "lead" : "noMail")}</p>
      </div>
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      {isSuccess ? (
        <Banner tone="good" isAlert title={t("doneTitle")}>
          {t("doneText")} {isDemo ? t("doneDemo") : null}
        </Banner>
      ) : null}
      {mails && !isSuccess ? <AddressForm isPending={isPending} onSubmit={mutate} /> : null}
      <LinkButton href={pages.signIn()} variant="secondary">
        {t("back")}
      </LinkButton>
    </>
  );
}

function AddressForm({ isPending, onSubmit }: { isPending: boolean; onSubmit: (email: string) => void }) {
  const t = useTranslations("auth");
  const { control, handleSubmit } = useForm({ defaultValues: { email: "" } });
  return (
    <form onSubmit={handleSubmit(({ email }) => onSubmit(email.trim()))} noValidate className="flex flex-col gap-4">
      <EmailField control={control} name="email" />
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
