"use client";

import { useTranslations } from "next-intl";
import type { Colleague } from "@/lib/contracts/operator/operator-colleagues";
import { AskPassword } from "../people/ask-password";
import { useColleagueChange } from "./use-colleague-change";

/** Closes a colleague's account, or opens it again. */
export function BlockColleague({ person: { id, name, is_blocked: isBlocked }, onClose }: { person: Colleague; onClose: () => void }) {
  const t = useTranslations("colleagues");
  const act = isBlocked ? "unblock" : "block";
  const { mutate, isPending, error } = useColleagueChange(onClose);
  return (
    <AskPassword
      title={t(`label.${act}`, { name })}
      confirm={t(`confirm.${act}`)}
      isDanger={!isBlocked}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onConfirm={(password) => mutate({ id, act, password })}
    >
      <p>{t(`means.${act}`)}</p>
    </AskPassword>
  );
}
