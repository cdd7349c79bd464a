"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { Skeleton } from "@/components/ui/states/skeleton";
import { postJson } from "@/lib/client/calls/fetch-json";
import { api, pages } from "@/lib/client/calls/paths";
import { signInAgent } from "@/lib/client/calls/session";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { AcceptInvitation as Accepted, AcceptedInvitation, InvitationShown } from "@/lib/contracts/account/invitation";
import { AccountReady } from "./account-ready";
import { CodeShown } from "./code-shown";
import { NewPasswordField } from "./new-password-field";
import { useLinkToken } from "./use-link-token";

interface Joined extends AcceptedInvitation {
  /** Whether the sign-in worked too; the account exists either way. */
  isSignedIn: boolean;
}

/** Accepts and signs in at once, so that a password that was just chosen is not typed again. */
async function acceptAndSignIn(body: Accepted): Promise<Joined> {
  const account = await postJson<AcceptedInvitation>({ path: api.acceptInvitation(), body });
  const refused = await signInAgent({ email: account.email, password: body.new_password, code: "" });
  // A code is shown this once: whoever has one goes on when it is kept.
  if (refused === null && account.enrolment_code === null) window.location.assign(pages.search());
  return { ...account, isSignedIn: refused === null };
}

/** An account of one's own, by the link of an invitation. */
export function AcceptInvitation() {
  const t = useTranslations("auth.invitation");
  const errorText = useErrorText();
  const token = useLinkToken();
  const { data: shown, error } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => postJson<InvitationShown>({ path: api.readInvitation(), body: { token } }),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const accept = useMutation({ mutationFn: acceptAndSignIn, gcTime: 0 });
  const isToSignIn = accept.data?.isSignedIn === false;
  const code = accept.data?.enrolment_code ?? null;
  return (
    <>
      <div>
        <h1 className="font-semibold text-2xl">{t("title")}</h1>
        {shown ? <p className="break-words text-ink-soft">{t("lead", { agency: shown.agency })}</p> : null}
      </div>
      {token === "" ? <Banner tone="bad" isAlert title={t("noToken")} /> : null}
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      {token && !shown && !error ? <Skeleton className="h-60 w-full" /> : null}
      {token && shown && !isToSignIn && code === null ? (
        <NameAndPassword
          shown={shown}
          error={accept.error}
          isPending={accept.isPending || accept.data?.isSignedIn === true}
          onSubmit={({ name, password }) => accept.mutate({ token, name, new_password: password })}
        />
      ) : null}
      {code === null ? null : <CodeShown code={code} canGoOn={!isToSignIn} />}
      {accept.data && isToSignIn ? <AccountReady title={t("doneTitle")} email={accept.data.email} /> : null}
    </>
  );
}

interface Chosen {
  name: string;
  password: string;
}

interface NameAndPasswordProps {
  shown: InvitationShown;
  error: Error | null;
  isPending: boolean;
  onSubmit: (chosen: Chosen) => void;
}

function NameAndPassword({ shown, error, isPending, onSubmit }: NameAndPasswordProps) {
  const t = useTranslations("auth.invitation");
  const errorText = useErrorText();
  const { control, handleSubmit } = useForm<Chosen>({ defaultValues: { name: "", password: "" } });
  const fields = errorText(error).fields;
  const [nameRemark, passwordRemark] = [fields.name?.join(" "), fields.new_password?.join(" ")];
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
      {error && !nameRemark && !passwordRemark ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <dl className="space-y-1 text-sm">
        <Fact label={t("email")} value={shown.email} />
        <Fact label={t("role")} value={t(`roles.${shown.role}`)} />
      </dl>
      <Controller
        control={control}
        name="name"
        rules={{ validate: (name) => name.trim() !== "" }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("name")}
            description={t("nameHint")}
            autoComplete="name"
            error={fieldState.error ? t("nameMissing") : nameRemark}
          />
        )}
      />
      <NewPasswordField control={control} name="password" remark={passwordRemark} />
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t("submit")}
      </Button>
    </form>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-all font-medium">{value}</dd>
    </div>
  );
}
