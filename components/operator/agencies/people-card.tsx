"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { useMayInHouse } from "@/lib/client/house";
import type { AgencyDetail, AgencyPerson } from "@/lib/contracts/operator/agencies";
import { formatInstant } from "@/lib/i18n/formats";
import { BlockDialog } from "./block-dialog";
import { InviteDialog } from "./invite-dialog";

/** Who works for it, and who is invited. */
export function PeopleCard({ agency: { code, people, invitations } }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.people");
  const locale = useLocale();
  const mayChange = useMayInHouse("agencies", "change");
  const [isOpen, setOpen] = useState(false);
  const invite = (
    <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
      {t("invite")}
    </Button>
  );
  return (
    <SectionCard title={t("title")} aside={mayChange ? invite : null}>
      {people.length === 0 && invitations.length === 0 ? <p className="text-sm">{t("none")}</p> : null}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.email} code={code} person={person} mayChange={mayChange} />
        ))}
        {invitations.map(({ email, role, until, is_expired }) => (
          <li key={email} className="py-2">
            <p className="break-all">{email}</p>
            <p className="num text-ink-soft text-sm">
              {t(`role.${role}`)} · {is_expired ? t("inviteExpired") : t("invited", { until: formatInstant(until, locale) })}
            </p>
          </li>
        ))}
      </ul>
      {isOpen ? <InviteDialog code={code} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}

function PersonRow({ code, person, mayChange }: { code: string; person: AgencyPerson; mayChange: boolean }) {
  const t = useTranslations("agencies.people");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { name, email, role, is_blocked, block, last_sign_in } = person;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-words">{name}</span>
          {is_blocked ? <Badge tone="bad">{t("blocked")}</Badge> : null}
        </p>
        <p className="break-all text-ink-soft text-sm">{email}</p>
        <p className="num text-ink-soft text-sm">
          {t(`role.${role}`)} · {last_sign_in ? t("signedIn", { when: formatInstant(last_sign_in, locale) }) : t("never")}
        </p>
        {block ? (
          <p className="num wrap-anywhere text-sm">
            {t("blockedBecause", { when: formatInstant(block.at, locale), by: block.by ?? t("house"), reason: block.reason })}
          </p>
        ) : null}
      </div>
      {mayChange ? (
        <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
          {is_blocked ? t("unblock") : t("block")}
        </Button>
      ) : null}
      {isOpen ? <BlockDialog code={code} person={person} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}
