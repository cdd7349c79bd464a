"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { OpenInvitation, Team } from "@/lib/contracts/portal/team";
import { formatInstant } from "@/lib/i18n/formats";
import { changeInvitation, type InvitationChange } from "./queries";
import { useTeamChange } from "./use-team-change";

/** Who was invited and has not come yet. */
export function InvitationList({ team: { invitations, leaves } }: { team: Team }) {
  const t = useTranslations("settings.team.invitations");
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mt-6">
      <h3 id="invitations" className="font-medium">
        {t("title")}
      </h3>
      {leaves ? null : (
        <p className="mt-1 text-ink-soft text-sm">
          {t("kept")}{" "}
          <PageLink href={pages.mailbox()} className="text-accent underline">
            {t("toMailbox")}
          </PageLink>
        </p>
      )}
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation: { id, email, role, sent, until, is_expired: isExpired } }: { invitation: OpenInvitation }) {
  const t = useTranslations("settings.team");
  const locale = useLocale();
  const [asked, ask] = useState<InvitationChange["act"] | null>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-all font-medium">
          {email} <Badge>{t(`roles.${role}`)}</Badge> {isExpired ? <Badge tone="warm">{t("invitations.expired")}</Badge> : null}
        </p>
        <p className="num text-ink-soft text-sm">{t("invitations.sent", { date: formatInstant(sent, locale) })}</p>
        <p className="num text-ink-soft text-sm">{t("invitations.until", { date: formatInstant(until, locale) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={t("invitations.resendLabel", { email })} onPress={() => ask("resend")}>
          {t("invitations.resend")}
        </Button>
        <Button variant="secondary" aria-label={t("invitations.withdrawLabel", { email })} onPress={() => ask("withdraw")}>
          {t("invitations.withdraw")}
        </Button>
      </div>
      {asked ? <AskFirst act={asked} id={id} email={email} onClose={() => ask(null)} /> : null}
    </li>
  );
}

interface AskFirstProps extends InvitationChange {
  email: string;
  onClose: () => void;
}

function AskFirst({ act, id, email, onClose }: AskFirstProps) {
  const t = useTranslations("settings.team.invitations");
  const errorText = useErrorText();
  const { mutate, isPending, error } = useTeamChange(changeInvitation, () => {
    toast.success(t(`done.${act}`));
    onClose();
  });
  return (
    <ConfirmDialog
      title={t(`ask.${act}`, { email })}
      onClose={onClose}
      confirm={t(act)}
      onConfirm={() => mutate({ id, act })}
      isDanger={act === "withdraw"}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t(`means.${act}`)}</p>
    </ConfirmDialog>
  );
}
