"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { Badge } from "@/components/ui/states/badge";
import { useMayInHouse } from "@/lib/client/house";
import type { Colleague } from "@/lib/contracts/operator/operator-colleagues";
import { formatInstant } from "@/lib/i18n/formats";
import { BlockColleague } from "./block-colleague";
import { MakeCode } from "./make-code";
import { SetRoles } from "./set-roles";

/** Somebody of the house: who they are, their roles, and whether they may sign in. Administrators change it. */
export function ColleagueRow({ person }: { person: Colleague }) {
  const t = useTranslations("colleagues");
  const tRoles = useTranslations("house.roles");
  const locale = useLocale();
  const { name, email, roles, is_blocked: isBlocked, is_you: isYou, lacks_second_factor: lacksFactor, last_sign_in: at } = person;
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words font-medium">
          {name}
          {isYou ? <Badge>{t("you")}</Badge> : null}
          {isBlocked ? <Badge tone="bad">{t("blocked")}</Badge> : null}
          {lacksFactor ? <Badge tone="warm">{t("noFactor")}</Badge> : null}
        </p>
        <p className="break-all text-ink-soft text-sm">{email}</p>
        <p className="num text-ink-soft text-sm">{at ? t("lastSignIn", { date: formatInstant(at, locale) }) : t("noSignIn")}</p>
      </div>
      <p className="flex flex-wrap gap-1">
        {roles.map((role) => (
          <Badge key={role} tone="accent">
            {tRoles(role)}
          </Badge>
        ))}
        {roles.length === 0 ? <span className="text-ink-soft text-sm">{t("noRole")}</span> : null}
      </p>
      <ColleagueActs person={person} />
    </li>
  );
}

function ColleagueActs({ person }: { person: Colleague }) {
  const t = useTranslations("colleagues");
  const mayChange = useMayInHouse("house", "change");
  const [asked, ask] = useState<"roles" | "block" | "code" | null>(null);
  if (!mayChange) return null;
  const { name, is_blocked: isBlocked, lacks_second_factor: lacksFactor } = person;
  const block = isBlocked ? "unblock" : "block";
  const close = () => ask(null);
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <Button variant="secondary" aria-label={t("label.roles", { name })} onPress={() => ask("roles")}>
        {t("action.roles")}
      </Button>
      {lacksFactor && !isBlocked ? (
        <Button variant="secondary" aria-label={t("label.code", { name })} onPress={() => ask("code")}>
          {t("action.code")}
        </Button>
      ) : null}
      <Button variant="secondary" aria-label={t(`label.${block}`, { name })} onPress={() => ask("block")}>
        {t(`action.${block}`)}
      </Button>
      {asked === "roles" ? <SetRoles person={person} onClose={close} /> : null}
      {asked === "block" ? <BlockColleague person={person} onClose={close} /> : null}
      {asked === "code" ? <MakeCode person={person} onClose={close} /> : null}
    </div>
  );
}
