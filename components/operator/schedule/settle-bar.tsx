"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { ScheduleChangeItem, SettleChanges, SettledChanges } from "@/lib/contracts/operator/operator-schedule";
import { settleChanges } from "./queries";

type Action = SettleChanges["action"];

interface SettleBarProps {
  /** Whether anything listed waits for an answer. */
  isNeeded: boolean;
  picked: readonly ScheduleChangeItem[];
  onDone: () => void;
}

/** What can be done with all that is picked, each asked once more; what was left as it is, and why. */
export function SettleBar({ isNeeded, picked, onDone }: SettleBarProps) {
  const t = useTranslations("office");
  const mayRefund = useMayInHouse("refunds", "approve");
  const [asked, setAsked] = useState<Action | null>(null);
  const settle = useSettle(() => {
    setAsked(null);
    onDone();
  });
  const ask = (action: Action) => {
    settle.reset();
    setAsked(action);
  };
  const button = (action: Action, text: string, isOffered: boolean) => (
    <Button variant="secondary" size="sm" isDisabled={!isOffered} onPress={() => ask(action)}>
      {text}
    </Button>
  );
  return (
    <>
      {isNeeded ? (
        <div className="sticky top-14 z-20 -mx-1 mb-2 flex flex-wrap items-center gap-2 bg-paper px-1 py-2">
          {button(
            "accept",
            t("changes.accept"),
            picked.some(({ options }) => options.accept),
          )}
          {button("refund", t("changes.refund"), mayRefund && picked.some(({ options }) => options.refund))}
          {button("remind", t("changes.remind"), picked.length > 0)}
          <span role="status" className="num text-ink-soft text-sm">
            {t("changes.picked", { count: picked.length })}
          </span>
        </div>
      ) : null}
      <LeftAsIs failures={settle.failures} />
      {asked ? <ConfirmSettle action={asked} picked={picked} settle={settle} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface ConfirmSettleProps {
  action: Action;
  picked: readonly ScheduleChangeItem[];
  settle: ReturnType<typeof useSettle>;
  onClose: () => void;
}

function ConfirmSettle({ action, picked, settle, onClose }: ConfirmSettleProps) {
  const t = useTranslations("office.settle");
  const errorText = useErrorText();
  const once = useOneAtATime();
  const meant = picked.filter(({ options }) => action === "remind" || options[action]);
  const skipped = picked.length - meant.length;
  const body = { ids: meant.map(({ id }) => id), action };
  return (
    <ConfirmDialog
      title={t(`${action}Title`, { count: meant.length })}
      onClose={onClose}
      confirm={t(`${action}Confirm`)}
      working={t("working")}
      onConfirm={() => once((end) => settle.mutate(body, { onSettled: end }))}
      isDanger={action === "refund"}
      isPending={settle.isPending}
      isBlocked={meant.length === 0}
      error={settle.error ? errorText(settle.error).message : ""}
    >
      <p>{t(`${action}Text`)}</p>
      {skipped > 0 ? <p className="text-ink-soft text-sm">{t("skipped", { count: skipped })}</p> : null}
    </ConfirmDialog>
  );
}

/** Why some were not answered, each reason once. */
function LeftAsIs({ failures }: { failures: SettledChanges["results"] }) {
  const t = useTranslations("office.settle");
  if (failures.length === 0) return null;
  const reasons = [...new Set(failures.map(({ message }) => message))];
  return (
    <Banner tone="warm" isAlert title={t("failed", { count: failures.length })} className="mb-3">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Banner>
  );
}

/** Sends the answer for all; the lists show afterwards what has become of them. */
function useSettle(onAnswered: () => void) {
  const t = useTranslations("office.settle");
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: settleChanges,
    onSuccess: ({ results }) => {
      const done = results.filter((result) => result.done).length;
      if (done > 0) toast.success(t("done", { count: done }));
      onAnswered();
    },
    onSettled: () => askAnew(cache, ["office"]),
  });
  return { ...mutation, failures: mutation.data?.results.filter((result) => !result.done) ?? [] };
}
