"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Select } from "@/components/ui/fields/select";
import { useErrorText } from "@/lib/client/use-error-text";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import type { TeamPerson } from "@/lib/contracts/team";
import { formatInstant } from "@/lib/i18n/formats";
import { changeTeam, type TeamChange, teamOptions } from "./queries";

/** Somebody of the agency: who they are, their role, and whether they may sign in. Every change is asked about first. */
export function PersonRow({ person }: { person: TeamPerson }) {
  const t = useTranslations("settings.team");
  const { id, name, email, role, is_suspended: isSuspended, is_you: isYou } = person;
  const [asked, ask] = useState<TeamChange | null>(null);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_14rem_11rem] md:items-center">
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
        onChange={(chosen) => (chosen === role ? undefined : ask({ id, act: "role", role: chosen }))}
      />
      <Button
        variant="secondary"
        aria-label={t(isSuspended ? "reinstateLabel" : "suspendLabel", { name })}
        onPress={() => ask({ id, act: isSuspended ? "reinstate" : "suspend" })}
      >
        {t(isSuspended ? "reinstate" : "suspend")}
      </Button>
      {asked ? <AskFirst change={asked} name={name} onClose={() => ask(null)} /> : null}
    </li>
  );
}

function LastSignIn({ at }: { at: string | null }) {
  const t = useTranslations("settings.team");
  const locale = useLocale();
  return <p className="num text-ink-soft text-sm">{at ? t("lastSignIn", { date: formatInstant(at, locale) }) : t("noSignIn")}</p>;
}

interface AskFirstProps {
  change: TeamChange;
  name: string;
  onClose: () => void;
}

/** What the change means, and whether it is meant. */
function AskFirst({ change, name, onClose }: AskFirstProps) {
  const t = useTranslations("settings.team");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeTeam(change),
    onSuccess: (list) => {
      cache.setQueryData(teamOptions().queryKey, list);
      onClose();
    },
  });
  const { act } = change;
  return (
    <ConfirmDialog
      title={t(`ask.${act}`, { name })}
      onClose={onClose}
      confirm={t(`confirm.${act}`)}
      onConfirm={() => mutate()}
      isDanger={act === "suspend"}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      {act === "role" ? <p className="font-medium">{t(`roles.${change.role}`)}</p> : null}
      <p>{act === "role" ? t(`mayDo.${change.role}`) : t(`means.${act}`)}</p>
    </ConfirmDialog>
  );
}
