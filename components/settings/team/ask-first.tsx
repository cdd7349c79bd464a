"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { TeamPerson } from "@/lib/contracts/portal/team";
import type { TeamRole } from "@/lib/contracts/scopes";
import { HandOverFields, type HandoverChoice } from "./hand-over-fields";
import { changeTeam, type TeamChange } from "./queries";
import { useTeamChange } from "./use-team-change";

/** What is about to be done to somebody. */
export type Asked = { act: "role"; role: TeamRole } | { act: "suspend" | "reinstate" };

interface AskFirstProps {
  asked: Asked;
  person: TeamPerson;
  /** Who can get their bookings. */
  receivers: readonly TeamPerson[];
  onClose: () => void;
}

/** What the change means, and whether it is meant. */
export function AskFirst({ asked, person: { id, name }, receivers, onClose }: AskFirstProps) {
  const t = useTranslations("settings.team");
  const errorText = useErrorText();
  const [choice, setChoice] = useState<HandoverChoice>({ to: null, which: "upcoming" });
  const { mutate, isPending, error } = useTeamChange(changeTeam, onClose);
  const { act } = asked;
  return (
    <ConfirmDialog
      title={t(`ask.${act}`, { name })}
      onClose={onClose}
      confirm={t(`confirm.${act}`)}
      onConfirm={() => mutate(changeOf(id, asked, choice))}
      isDanger={act === "suspend"}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      {act === "role" ? <p className="font-medium">{t(`roles.${asked.role}`)}</p> : null}
      <p>{act === "role" ? t(`mayDo.${asked.role}`) : t(`means.${act}`)}</p>
      {act === "suspend" && receivers.length > 0 ? (
        <HandOverFields receivers={receivers} choice={choice} onChange={setChoice} nobody={t("handOver.nobody", { name })} />
      ) : null}
    </ConfirmDialog>
  );
}

function changeOf(id: string, asked: Asked, { to, which }: HandoverChoice): TeamChange {
  if (asked.act === "role") return { id, act: "role", role: asked.role };
  if (asked.act === "reinstate") return { id, act: "reinstate" };
  return { id, act: "suspend", handOver: to === null ? null : { to, which } };
}
