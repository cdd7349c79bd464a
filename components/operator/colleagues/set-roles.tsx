"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Colleague } from "@/lib/contracts/operator/operator-colleagues";
import { AskPassword } from "../people/ask-password";
import { RoleBoxes } from "./role-boxes";
import { useColleagueChange } from "./use-colleague-change";

/** Which roles a colleague has from now on. */
export function SetRoles({ person: { id, name, roles }, onClose }: { person: Colleague; onClose: () => void }) {
  const t = useTranslations("colleagues");
  const [chosen, choose] = useState(roles);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useColleagueChange(onClose);
  const confirm = (password: string) => {
    setAsked(true);
    if (chosen.length > 0) mutate({ id, act: "roles", roles: chosen, password });
  };
  return (
    <AskPassword
      title={t("label.roles", { name })}
      confirm={t("confirm.roles")}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className="text-ink-soft">{t("means.roles")}</p>
      <RoleBoxes values={chosen} onChange={choose} error={isAsked && chosen.length === 0 ? t("roleMissing") : undefined} />
    </AskPassword>
  );
}
