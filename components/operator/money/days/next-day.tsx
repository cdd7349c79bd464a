"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { ClosedDayPage } from "@/lib/contracts/operator/money/closed-days";
import { formatDate } from "@/lib/i18n/formats";
import { isReason, ReasonField } from "../../proposals/reason-field";
import { Differences } from "./differences";
import { closeDay, closedDaysQuery } from "./queries";
import { SumTable, TotalLines } from "./sum-table";

type Next = NonNullable<ClosedDayPage["next"]>;

/** What the next day would be closed with, and what is not settled. */
export function NextDay({ next }: { next: Next }) {
  const t = useTranslations("closedDays");
  const locale = useLocale();
  const mayClose = useMayInHouse("money", "approve");
  const [isAsked, setAsked] = useState(false);
  const close = mayClose && next.differences.unequal === 0 ? <Button onPress={() => setAsked(true)}>{t("close")}</Button> : null;
  return (
    <SectionCard title={t("next", { date: formatDate(next.day, locale) })} aside={close}>
      <div className="space-y-4">
        <Differences differences={next.differences} />
        <TotalLines totals={next.totals} />
        <SumTable sums={next.sums} />
      </div>
      {isAsked ? <CloseDialog next={next} onClose={() => setAsked(false)} /> : null}
    </SectionCard>
  );
}

function CloseDialog({ next: { day, differences, totals }, onClose }: { next: Next; onClose: () => void }) {
  const t = useTranslations("closedDays");
  const locale = useLocale();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [remark, setRemark] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: closeDay,
    onSuccess: (page) => {
      cache.setQueryData(closedDaysQuery().queryKey, page);
      toast.success(t("done"));
      onClose();
    },
  });
  const isOpen = differences.unmatched_lines + differences.waiting_proposals > 0;
  const confirm = () => {
    setTried(true);
    if (!isOpen || isReason(remark)) mutate({ day, remark });
  };
  return (
    <ConfirmDialog
      title={t("closeTitle", { date: formatDate(day, locale) })}
      confirm={t("closeNow")}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      <TotalLines totals={totals} />
      <p className="text-sm">{t("closeText")}</p>
      <Differences differences={differences} />
      {isOpen ? <ReasonField label={t("remark")} value={remark} onChange={setRemark} isTried={isTried} /> : null}
    </ConfirmDialog>
  );
}
