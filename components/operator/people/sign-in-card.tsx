"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { AskForm } from "./ask-form";
import { PersonHelp } from "./person-help";
import { findPerson } from "./queries";
import { remarkOn } from "./remark-on";

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
  const remark = remarkOn(error, "email");
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
