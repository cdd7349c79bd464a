"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Control, Controller, useForm } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import { signInAgent } from "@/lib/client/calls/session";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { AcceptedInvitation } from "@/lib/contracts/account/invitation";
import type { OpenHouse as Opening } from "@/lib/contracts/account/setup";
import { AccountReady } from "./account-ready";
import { CodeShown } from "./code-shown";
import { EmailField } from "./email-field";
import { NewPasswordField } from "./new-password-field";
import { useLinkToken } from "./use-link-token";

type Typed = Omit<Opening, "token">;

/** Opens the account and signs in at once, so that a password that was just chosen is not typed again. */
async function openAndSignIn(body: Opening) {
  const account = await postJson<AcceptedInvitation>({ path: api.openHouse(), body });
  const refused = await signInAgent({ email: account.email, password: body.new_password, code: "" });
  return { ...account, isSignedIn: refused === null };
}

/** The first account of the house, by the link that the first start prints. */
export function OpenHouse() {
  const t = useTranslations("auth.setup");
  const token = useLinkToken();
  const open = useMutation({ mutationFn: openAndSignIn, gcTime: 0 });
  return (
    <>
      <div>
        <h1 className="font-semibold text-2xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("lead")}</p>
      </div>
      {token === "" ? <Banner tone="bad" isAlert title={t("noToken")} /> : null}
      {token && !open.data ? (
        <HouseForm error={open.error} isPending={open.isPending} onSubmit={(typed) => open.mutate({ ...typed, token })} />
      ) : null}
      {open.data?.enrolment_code ? <CodeShown code={open.data.enrolment_code} canGoOn={open.data.isSignedIn} /> : null}
      {open.data && !open.data.isSignedIn ? <AccountReady title={t("doneTitle")} email={open.data.email} /> : null}
    </>
  );
}

interface HouseFormProps {
  error: Error | null;
  isPending: boolean;
  onSubmit: (typed: Typed) => void;
}

function HouseForm({ error, isPending, onSubmit }: HouseFormProps) {
  const t = useTranslations("auth.setup");
  const errorText = useErrorText();
  const { control, handleSubmit } = useForm<Typed>({ defaultValues: { house: "", name: "", email: "", new_password: "" } });
  const fields = errorText(error).fields;
  const remarks = Object.values(fields).flat();
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
      {error && remarks.length === 0 ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <NameField control={control} name="house" remark={fields.house?.join(" ")} autoComplete="organization" />
      <NameField control={control} name="name" remark={fields.name?.join(" ")} autoComplete="name" />
      <EmailField control={control} name="email" remark={fields.email?.join(" ")} />
      <NewPasswordField control={control} name="new_password" remark={fields.new_password?.join(" ")} />
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}

interface NameFieldProps {
  control: Control<Typed>;
  name: "house" | "name";
  /** What the server says of it. */
  remark: string | undefined;
  autoComplete: string;
}

function NameField({ control, name, remark, autoComplete }: NameFieldProps) {
  const t = useTranslations("auth.setup");
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (typed) => typed.trim() !== "" }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={t(name)}
          description={t(`${name}Hint`)}
          autoComplete={autoComplete}
          error={fieldState.error ? t(`${name}Missing`) : remark}
        />
      )}
    />
  );
}
