"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { LoadError } from "@/components/ui/states/load-error";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { InvitationList } from "./invitation-list";
import { InvitePerson } from "./invite-person";
import { PersonRow } from "./person-row";
import { teamOptions } from "./queries";

/** Who works for the agency, and what they may do. */
export function TeamPage() {
  const t = useTranslations("settings.team");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(teamOptions());
  const [invites, setInvites] = useState(false);
  return (
    <section aria-labelledby="team">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="team" className="font-semibold text-xl">
            {t("title")}
          </h2>
          <p className="mt-1 text-ink-soft">{t("lead")}</p>
        </div>
        <Button onPress={() => setInvites(true)}>{t("invite.action")}</Button>
      </div>
      {invites ? <InvitePerson onClose={() => setInvites(false)} /> : null}
      {!data && error ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={4} /> : null}
      {data ? (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {data.items.map((person) => (
            <PersonRow key={person.id} person={person} people={data.items} />
          ))}
        </ul>
      ) : null}
      {data ? <InvitationList team={data} /> : null}
      <h3 className="mt-6 font-medium">{t("rolesTitle")}</h3>
      <dl className="mt-2 space-y-2 text-sm">
        {TEAM_ROLES.map((role) => (
          <div key={role} className="md:flex md:gap-4">
            <dt className="w-36 shrink-0 font-medium">{t(`roles.${role}`)}</dt>
            <dd className="text-ink-soft">{t(`mayDo.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
