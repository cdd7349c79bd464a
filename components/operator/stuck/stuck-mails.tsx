"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { PlainSection } from "@/components/ui/plain-section";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useMayInHouse } from "@/lib/client/house";
import type { StuckMail } from "@/lib/contracts/operator/stuck";
import { AskReason } from "../house/ask-reason";
import { sendMailAgain } from "../house/queries";
import { FailingList } from "./failing-list";

interface StuckMailsProps {
  mails: readonly StuckMail[];
  sendsMails: boolean;
}

/** Mails that have not gone, each to be sent again. */
export function StuckMails({ mails, sendsMails }: StuckMailsProps) {
  const t = useTranslations("service.mails");
  const mayChange = useMayInHouse("house", "change");
  return (
    <PlainSection title={<span id="mails">{t("title")}</span>} lead={sendsMails ? t("lead") : t("mailbox")}>
      {mails.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <FailingList
          items={mails}
          what={(mail) => <MailName mail={mail} />}
          act={(mail) => (mayChange && mail.can_send ? <SendAgain mail={mail} /> : null)}
        />
      )}
    </PlainSection>
  );
}

function MailName({ mail: { kind, booking, state, failure } }: { mail: StuckMail }) {
  const t = useTranslations("service.mails");
  const tKind = useTranslations("mail.kinds");
  return (
    <span className="flex flex-wrap items-center gap-2">
      {tKind(kind)}
      {booking === null ? null : (
        <PageLink href={pages.officeBooking(booking.id)} className="num font-medium text-accent hover:underline">
          {booking.number}
        </PageLink>
      )}
      <Badge tone={state === "failed" ? "bad" : "warm"}>{failure === null ? t("waiting") : t(`failure.${failure}`)}</Badge>
    </span>
  );
}

function SendAgain({ mail }: { mail: StuckMail }) {
  const t = useTranslations("service.mails");
  const tKind = useTranslations("mail.kinds");
  const tReason = useTranslations("service");
  return (
    <AskReason
      action={t("again")}
      label={t("againLabel", { kind: tKind(mail.kind), agency: mail.partner.name })}
      title={t("againTitle")}
      text={t("againText")}
      confirm={t("againConfirm")}
      field={tReason("reason")}
      send={(reason) => sendMailAgain(mail.id, { reason })}
      onDone={() => toast.success(t("queued"))}
    />
  );
}
