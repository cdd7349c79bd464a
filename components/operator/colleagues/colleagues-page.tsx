"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { OpenColleagueInvitation } from "@/lib/contracts/operator/operator-colleagues";
import { HOUSE_ROLES } from "@/lib/domain/house/rights";
import { formatInstant } from "@/lib/i18n/formats";
import { ColleagueRow } from "./colleague-row";
import { InviteColleague } from "./invite-colleague";
import { colleaguesQuery, withdrawInvitation } from "./queries";

/** Who works in the back office, what each may do, and who is invited. */
export function ColleaguesPage() {
  const t = useTranslations("colleagues");
  const errorText = useErrorText();
  const mayChange = useMayInHouse("house", "change");
  const { data, error, refetch } = useQuery(colleaguesQuery());
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="text-ink-soft">{t("lead")}</p>
        </div>
        {mayChange ? <InviteColleague /> : null}
      </header>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
      {data ? (
        <ul className="divide-y divide-line border-line border-y">
          {data.items.map((person) => (
            <ColleagueRow key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {data && data.invitations.length > 0 ? <Invited items={data.invitations} /> : null}
      <RolesTold />
    </>
  );
}

function Invited({ items }: { items: readonly OpenColleagueInvitation[] }) {
  const t = useTranslations("colleagues.invitations");
  return (
    <SectionCard title={t("title")} className="mt-6">
      <ul className="divide-y divide-line">
        {items.map((invitation) => (
          <InvitedRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </SectionCard>
  );
}

function InvitedRow({ invitation: { id, email, roles, until, is_expired: isExpired } }: { invitation: OpenColleagueInvitation }) {
  const t = useTranslations("colleagues.invitations");
  const tRoles = useTranslations("house.roles");
  const locale = useLocale();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const mayChange = useMayInHouse("house", "change");
  const withdraw = useMutation({
    mutationFn: withdrawInvitation,
    onSuccess: (changed) => keepAnswer(cache, colleaguesQuery().queryKey, changed),
    onError: (error) => toast.error(errorText(error).message),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 break-all font-medium">
          {email}
          {isExpired ? <Badge tone="warm">{t("expired")}</Badge> : null}
        </p>
        <p className="text-ink-soft text-sm">{roles.map((role) => tRoles(role)).join(", ")}</p>
        <p className="num text-ink-soft text-sm">{t("until", { date: formatInstant(until, locale) })}</p>
      </div>
      {mayChange ? (
        <Button
          variant="secondary"
          aria-label={t("withdrawLabel", { email })}
          isPending={withdraw.isPending}
          onPress={() => withdraw.mutate(id)}
        >
          {t("withdraw")}
        </Button>
      ) : null}
    </li>
  );
}

/** What each role allows. */
function RolesTold() {
  const t = useTranslations("colleagues");
  const tRoles = useTranslations("house.roles");
  return (
    <SectionCard title={t("rolesField")} className="mt-6">
      <dl className="space-y-2 text-sm">
        {HOUSE_ROLES.map((role) => (
          <div key={role} className="md:flex md:gap-4">
            <dt className="shrink-0 font-medium md:w-44">{tRoles(role)}</dt>
            <dd className="text-ink-soft">{t(`can.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
