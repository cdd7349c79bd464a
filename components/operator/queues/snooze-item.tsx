"use client";

import { AlarmClock, AlarmClockOff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { IconButton } from "@/components/ui/press/icon-button";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { serverNow } from "@/lib/client/server-clock";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueItem } from "@/lib/contracts/operator/queues";
import { formatInstant } from "@/lib/i18n/formats";
import { type SnoozeChoice, snoozeChoices } from "./snooze-choices";
import { useActOnItem } from "./use-act-on-item";

/** As in the contract (lib/contracts/operator/queues.ts). */
const SHORTEST = 3;

interface SnoozeItemProps {
  kind: QueueKind;
  item: QueueItem;
}

/** Puts an item off until a moment, with a reason; takes one back that is put off. */
export function SnoozeItem({ kind, item }: SnoozeItemProps) {
  const mayChange = useMayInHouse("today", "change");
  if (!mayChange) return null;
  return item.snoozed ? <WakeItem kind={kind} item={item} /> : <PutOff kind={kind} item={item} />;
}

function WakeItem({ kind, item }: SnoozeItemProps) {
  const t = useTranslations("queues.snooze");
  const errorText = useErrorText();
  const { mutate, isPending } = useActOnItem(kind, () => toast.success(t("woken")));
  const wake = () => mutate({ act: "wake", subject: item.subject }, { onError: (error) => toast.error(errorText(error).message) });
  return (
    <IconButton label={t("wake")} title={t("wake")} isDisabled={isPending} onPress={wake} className="relative z-10">
      <AlarmClockOff className="size-4" aria-hidden="true" />
    </IconButton>
  );
}

function PutOff({ kind, item }: SnoozeItemProps) {
  const t = useTranslations("queues.snooze");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("action")} title={t("action")} onPress={() => setOpen(true)} className="relative z-10">
        <AlarmClock className="size-4" aria-hidden="true" />
      </IconButton>
      {isOpen ? <SnoozeDialog kind={kind} item={item} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SnoozeDialog({ kind, item, onClose }: SnoozeItemProps & { onClose: () => void }) {
  const t = useTranslations("queues.snooze");
  const locale = useLocale();
  const errorText = useErrorText();
  const once = useOneAtATime();
  const [choices] = useState(() => snoozeChoices(item.due, serverNow()));
  const [chosen, setChosen] = useState<SnoozeChoice | null>(choices[0]?.choice ?? null);
  const [reason, setReason] = useState("");
  const { mutate, isPending, error } = useActOnItem(kind, () => {
    onClose();
    toast.success(t("done"));
  });
  const until = choices.find(({ choice }) => choice === chosen)?.until;
  const send = () => {
    if (!until) return;
    const body = { act: "snooze", subject: item.subject, until: until.toISOString(), reason: reason.trim() } as const;
    once((end) => mutate(body, { onSettled: end }));
  };
  return (
    <ConfirmDialog
      title={t("title")}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={send}
      isPending={isPending}
      isBlocked={!until || reason.trim().length < SHORTEST}
      error={error ? errorText(error).message : ""}
    >
      {choices.length === 0 ? (
        <p>{t("overdue")}</p>
      ) : (
        <>
          <p>{t("text")}</p>
          <Select
            label={t("until")}
            options={choices.map(({ choice, until: moment }) => ({
              id: choice,
              label: `${t(`choice.${choice}`)} · ${formatInstant(moment.toISOString(), locale)}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <TextField
            label={t("reason")}
            description={t("kept")}
            value={reason}
            onChange={setReason}
            maxLength={300}
            autoComplete="off"
            isRequired
          />
        </>
      )}
    </ConfirmDialog>
  );
}
