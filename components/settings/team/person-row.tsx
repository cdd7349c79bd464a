"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { Button } from "@/components/ui/press/button";
import { Badge } from "@/components/ui/states/badge";
import type { TeamPerson } from "@/lib/contracts/portal/team";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { formatInstant } from "@/lib/i18n/formats";
import { type Asked, AskFirst } from "./ask-first";
import { HandOverDialog } from "./hand-over-dialog";
import { receiversOf } from "./hand-over-fields";

interface PersonRowProps {
  person: TeamPerson;
  people: readonly TeamPerson[];
}

/** Somebody of the agency: who they are, their role, and whether they may sign in. Every change is asked about first. */
export function PersonRow({ person, people }: PersonRowProps) {
  const t = useTranslations("settings.team");
  const { name, email, role, is_suspended: isSuspended, is_you: isYou } = person;
  const [asked, ask] = useState<Asked | null>(null);
  const [handsOver, setHandsOver] = useState(false);
  const receivers = receiversOf(person, people);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-center lg:grid-cols-[minmax(0,1fr)_14rem_21rem]">
      <div className="min-w-0">
        <p className="break-words font-medium">
          {name} {isYou ? <Badge>{t("you")}</Badge> : null} {isSuspended ? <Badge tone="bad">{t("suspended")}</Badge> : null}
        </p>
        <p className="break-all text-ink-soft text-sm">{email}</p>
        <LastSignIn at={person.last_sign_in} />
      </div>
      <Select
        label={t("roleOf", { name })}
        isLabelHidden
        options={TEAM_ROLES.map((each) => ({ id: each, label: t(`roles.${each}`) }))}
        value={role}
        onChange={(chosen) => (chosen === role ? undefined : ask({ act: "role", role: chosen }))}
      />
      <div className="flex flex-wrap gap-2 lg:justify-end">
        <Button variant="secondary" aria-label={t("handOver.label", { name })} onPress={() => setHandsOver(true)}>
          {t("handOver.action")}
        </Button>
        <Button
          variant="secondary"
          aria-label={t(isSuspended ? "reinstateLabel" : "suspendLabel", { name })}
          onPress={() => ask({ act: isSuspended ? "reinstate" : "suspend" })}
        >
          {t(isSuspended ? "reinstate" : "suspend")}
        </Button>
      </div>
      {asked ? <AskFirst asked={asked} person={person} receivers={receivers} onClose={() => ask(null)} /> : null}
      {handsOver ? <HandOverDialog person={person} receivers={receivers} onClose={() => setHandsOver(false)} /> : null}
    </li>
  );
}

function LastSignIn({ at }: { at: string | null }) {
  const t = useTranslations("settings.team");
  const locale = useLocale();
  return <p className="num text-ink-soft text-sm">{at ? t("lastSignIn", { date: formatInstant(at, locale) }) : t("noSignIn")}</p>;
}
