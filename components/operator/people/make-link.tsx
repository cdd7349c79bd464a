"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import type { FoundPerson, ResetLink } from "@/lib/contracts/operator/operator-people";
import { formatInstant } from "@/lib/i18n/formats";
import { AskPassword } from "./ask-password";
import { makeResetLink } from "./queries";

/** A link with which somebody sets a new password. It leaves memory with the person on the screen. */
export function MakeLink({ person: { email, name } }: { person: FoundPerson }) {
  const t = useTranslations("people.link");
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: makeResetLink,
    gcTime: 0,
    onSuccess: () => setOpen(false),
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button onPress={open}>{t("action")}</Button>
      {isOpen ? (
        <AskPassword
          title={t("title", { name })}
          confirm={t("confirm")}
          isPending={isPending}
          error={error}
          onClose={() => setOpen(false)}
          onConfirm={(password) => mutate({ email, password })}
        >
          <p>{t("text")}</p>
        </AskPassword>
      ) : null}
      {data ? <LinkShown name={name} link={data} /> : null}
    </>
  );
}

/** The only time that the link can be read. Its token stands behind `#`, which browsers send to no server. */
function LinkShown({ name, link }: { name: string; link: ResetLink }) {
  const t = useTranslations("people.link");
  const locale = useLocale();
  const address = `${window.location.origin}${pages.resetPassword()}#${link.token}`;
  const copy = <CopyButton text={address}>{t("copy")}</CopyButton>;
  return (
    <Banner tone="warm" isAlert title={t("shown", { name })} action={copy} className="basis-full">
      <code className="block select-all break-all font-mono text-ink text-sm">{address}</code>
      <p className="mt-1">{t("until", { until: formatInstant(link.expires, locale) })}</p>
    </Banner>
  );
}
