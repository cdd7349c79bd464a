"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { Banner } from "@/components/ui/states/banner";
import { ApiError } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import type { ColleagueInvitation } from "@/lib/contracts/operator/operator-colleagues";
import type { HouseRole } from "@/lib/domain/house/rights";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { formatInstant } from "@/lib/i18n/formats";
import { AskPassword } from "../people/ask-password";
import { colleaguesQuery, inviteColleague } from "./queries";
import { RoleBoxes } from "./role-boxes";

interface Made extends ColleagueInvitation {
  email: string;
}

/** Asks somebody into the back office: the link is shown once, to whoever invites. */
export function InviteColleague() {
  const t = useTranslations("colleagues.invite");
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const open = () => {
    setMade(null);
    setOpen(true);
  };
  const done = (invitation: Made) => {
    setMade(invitation);
    setOpen(false);
  };
  return (
    <>
      <Button onPress={open}>{t("action")}</Button>
      {isOpen ? <InviteForm onClose={() => setOpen(false)} onDone={done} /> : null}
      {made ? <LinkShown made={made} /> : null}
    </>
  );
}

function InviteForm({ onClose, onDone }: { onClose: () => void; onDone: (made: Made) => void }) {
  const t = useTranslations("colleagues");
  const tLanguages = useTranslations("common.languages");
  const cache = useQueryClient();
  const [email, setEmail] = useState("");
  const [roles, setRoles] = useState<HouseRole[]>([]);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: inviteColleague,
    gcTime: 0,
    onSuccess: (invitation) => {
      void cache.invalidateQueries(colleaguesQuery());
      onDone({ ...invitation, email });
    },
  });
  const isTyped = /^\S+@\S+$/.test(email.trim());
  const confirm = (password: string) => {
    setAsked(true);
    if (isTyped && roles.length > 0) mutate({ email, roles, locale, password });
  };
  const isAddressRefused = error instanceof ApiError && error.fields.email !== undefined;
  return (
    <AskPassword
      title={t("invite.title")}
      confirm={t("invite.submit")}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className="text-ink-soft">{t("invite.text")}</p>
      <TextField
        label={t("invite.email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={(isAsked && !isTyped) || isAddressRefused ? t("invite.emailWrong") : undefined}
      />
      <RoleBoxes values={roles} onChange={setRoles} error={isAsked && roles.length === 0 ? t("roleMissing") : undefined} />
      <RadioGroup
        label={t("invite.language")}
        options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
        value={locale}
        onChange={setLocale}
      />
    </AskPassword>
  );
}

/** The only time that the link can be read. Its token stands behind `#`, which browsers send to no server. */
function LinkShown({ made: { email, token, expires } }: { made: Made }) {
  const t = useTranslations("colleagues");
  const locale = useLocale();
  const address = `${window.location.origin}${pages.invitation()}#${token}`;
  const copy = <CopyButton text={address}>{t("code.copy")}</CopyButton>;
  return (
    <Banner tone="warm" isAlert title={t("invite.shown", { email })} action={copy} className="basis-full">
      <code className="block select-all break-all font-mono text-ink text-sm">{address}</code>
      <p className="mt-1">{t("invite.until", { until: formatInstant(expires, locale) })}</p>
    </Banner>
  );
}
