"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { serverToday } from "@/components/ui/today";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { ReportFilter, SavedReportRequest } from "@/lib/contracts/operator/reports/saved";
import { type Period, presetOf } from "@/lib/domain/money-period";
import type { ReportKind } from "@/lib/domain/reports/saved";
import { type Mailing, MailingFields, NO_MAILING } from "./mailing-fields";
import { savedReportsQuery, saveReport } from "./queries";

/** What a page shows, as it is saved. */
export type ShownReport = { kind: ReportKind; filter: ReportFilter & Period };

/** Saves what the page shows under a name, for oneself or for the house, and has it mailed where that is wanted. */
export function SaveReport({ kind, filter }: ShownReport) {
  const t = useTranslations("reports.saved");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        {t("save")}
      </Button>
      {isOpen ? <SaveDialog kind={kind} filter={filter} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SaveDialog({ kind, filter, onClose }: ShownReport & { onClose: () => void }) {
  const t = useTranslations("reports.saved");
  const mayShare = useMayInHouse("reports", "change");
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const { data } = useQuery(savedReportsQuery);
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const [mailing, setMailing] = useState<Mailing>(NO_MAILING);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: SavedReportRequest) => saveReport(body),
    onSuccess: (answer) => {
      cache.setQueryData(savedReportsQuery.queryKey, answer);
      toast.success(t("done", { name }));
      onClose();
    },
  });
  const { rhythm, at, recipients } = mailing;
  const isWhole = name.trim() !== "" && (rhythm === "never" || recipients.length > 0);
  const send = () =>
    mutate({
      ...{ name, kind, filter: filterOf(filter), is_shared: isShared },
      mailing: rhythm === "never" ? null : { rhythm, at, recipients },
    });
  return (
    <ConfirmDialog
      title={t("save")}
      onClose={onClose}
      confirm={t("confirm")}
      onConfirm={send}
      isPending={isPending}
      isBlocked={!isWhole}
      error={error ? errorText(error).message : ""}
    >
      <TextField label={t("name")} value={name} onChange={setName} maxLength={80} autoComplete="off" />
      {mayShare ? (
        <>
          <Checkbox isSelected={isShared} onChange={setShared}>
            {t("shared")}
          </Checkbox>
          <MailingFields mailing={mailing} people={data?.people ?? []} onChange={setMailing} />
        </>
      ) : null}
    </ConfirmDialog>
  );
}

/** Days that have a name are saved by it, so that they move with the calendar. */
function filterOf({ from, to, ...rest }: ReportFilter & Period): ReportFilter {
  const preset = presetOf({ from, to }, serverToday());
  return preset ? { ...rest, preset } : { ...rest, from, to };
}
