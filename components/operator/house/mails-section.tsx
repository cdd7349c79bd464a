"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { Button } from "@/components/ui/press/button";
import { Badge } from "@/components/ui/states/badge";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { StuckMail } from "@/lib/contracts/operator/house";
import { AskReason } from "./ask-reason";
import { FailingList } from "./failing-list";
import { sendMailAgain, sendTestMail } from "./queries";

interface MailsSectionProps {
  mails: readonly StuckMail[];
  sendsMails: boolean;
}

/** Mails that have not gone, each to be sent again, and one to try whether any goes. */
export function MailsSection({ mails, sendsMails }: MailsSectionProps) {
  const t = useTranslations("service.mails");
  const mayChange = useMayInHouse("house", "change");
  return (
    <PlainSection title={t("title")} lead={sendsMails ? t("lead") : t("mailbox")} aside={mayChange ? <TestMailButton /> : null}>
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

function MailName({ mail: { kind, booking_number: number, state, failure } }: { mail: StuckMail }) {
  const t = useTranslations("service.mails");
  const tKind = useTranslations("mail.kinds");
  return (
    <span className="flex flex-wrap items-center gap-2">
      {number === null ? tKind(kind) : `${tKind(kind)} · ${number}`}
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

function TestMailButton() {
  const t = useTranslations("service.mails");
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: sendTestMail,
    onSuccess: ({ outcome }) => (outcome === "sent" ? toast.success(t("test.sent")) : toast.error(t(`test.${outcome}`))),
    onError: (error) => toast.error(errorText(error).message),
  });
  return (
    <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
      {t("test.action")}
    </Button>
  );
}
