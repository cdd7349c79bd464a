"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { OnlyLooking } from "../only-looking";
import { AskForm } from "./ask-form";
import { MakeLink } from "./make-link";
import { findPerson } from "./queries";
import { ResetFactor } from "./reset-factor";

/** Finds somebody of a partner by their address, and helps them to sign in again. */
export function SignInCard() {
  const t = useTranslations("people.signIn");
  const errorText = useErrorText();
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: findPerson,
    onMutate: () => setPerson(null),
    onSuccess: setPerson,
  });
  const remark = errorText(error).fields.email?.join(" ");
  return (
    <SectionCard className="space-y-4" title={t("title")} lead={t("lead")}>
      <AskForm
        label={t("email")}
        missing={t("missing")}
        submit={t("find")}
        remark={remark}
        isPending={isPending}
        onSubmit={(email) => mutate({ email })}
      />
      {error && !remark ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      {person ? <PersonHelp key={person.email} person={person} onChange={setPerson} /> : null}
    </SectionCard>
  );
}

interface PersonHelpProps {
  person: FoundPerson;
  /** Told what has become of the person. */
  onChange: (person: FoundPerson) => void;
}

/** Who it is, and the two ways to let them in again. */
function PersonHelp({ person, onChange }: PersonHelpProps) {
  const t = useTranslations("people.signIn");
  const { email, name, role, partner } = person;
  const mayHelp = useMayInHouse("people", "change");
  return (
    <div className="space-y-3 border-line border-t pt-4">
      <div>
        <p className="break-words font-medium">{name}</p>
        <p className="break-all text-ink-soft text-sm">{email}</p>
        <p className="text-ink-soft text-sm">{t(role, { partner: partner.name, code: partner.code })}</p>
        <p className="text-sm">{person.has_second_factor ? t("factorOn") : t("factorOff")}</p>
      </div>
      {mayHelp ? (
        <div className="flex flex-wrap gap-2">
          <MakeLink person={person} />
          {person.has_second_factor ? <ResetFactor person={person} onChange={onChange} /> : null}
        </div>
      ) : (
        <OnlyLooking />
      )}
    </div>
  );
}
