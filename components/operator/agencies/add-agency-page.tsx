"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import type { NewAgency } from "@/lib/contracts/operator/agencies";
import { AddAgencyForm } from "./add-agency-form";
import { InvitationLink } from "./invitation-link";

/** An agency and the invitation of its owner, by one form. */
export function AddAgencyPage() {
  const t = useTranslations("agencies");
  const [opened, setOpened] = useState<{ agency: NewAgency; name: string; email: string } | null>(null);
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <BackLink href={pages.agencies()}>{t("one.all")}</BackLink>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("form.title")}</h1>
      {opened ? (
        <SectionCard title={t("form.opened", { name: opened.name })} className="space-y-4">
          <InvitationLink email={opened.email} invitation={opened.agency.invitation} />
          <LinkButton href={pages.agency(opened.agency.code)}>{t("form.goOn")}</LinkButton>
        </SectionCard>
      ) : (
        <AddAgencyForm onOpened={(agency, { name, owner }) => setOpened({ agency, name, email: owner.email })} />
      )}
    </div>
  );
}
