"use client";

import { type UseMutationResult, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "@/components/ui/fields/text-area";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Spinner } from "@/components/ui/states/spinner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { SettledChanges } from "@/lib/contracts/operator/operator-schedule";
import type { PreviewedRefund, RefundDecisions, RefundPreview } from "@/lib/contracts/operator/refund-decisions";
import { formatMoney } from "@/lib/i18n/formats";
import { SavedNotes } from "../notes/saved-notes";
import { refundPreviewQuery } from "./queries";

/** As in the contract (lib/contracts/operator/refund-decisions.ts). */
const NOTE = { shortest: 3, longest: 1000 };

interface DecideManyProps {
  decision: RefundDecisions["decision"];
  ids: readonly string[];
  decide: UseMutationResult<SettledChanges, Error, RefundDecisions>;
  onClose: () => void;
}

/** What goes where, in sum for each agency and one by one, and the note that all of them read, before anything is done. */
export function DecideMany({ decision, ids, decide, onClose }: DecideManyProps) {
  const t = useTranslations("queues.bulk");
  const locale = useLocale();
  const errorText = useErrorText();
  const once = useOneAtATime();
  const [note, setNote] = useState("");
  const { data, error } = useQuery(refundPreviewQuery(ids, locale));
  const isSettling = decision === "settle";
  const meant = data?.items.filter(({ back }) => !isSettling || back > 0) ?? [];
  const requests = meant.map(({ id, back }) => ({ id, back }));
  const failed = error ?? decide.error;
  return (
    <ConfirmDialog
      title={t(`${decision}Title`, { count: meant.length })}
      onClose={onClose}
      confirm={t(`${decision}Confirm`)}
      onConfirm={() => once((end) => decide.mutate({ decision, requests, note: note.trim() }, { onSettled: end }))}
      isDanger={!isSettling}
      isPending={decide.isPending}
      isBlocked={meant.length === 0 || note.trim().length < NOTE.shortest}
      error={failed ? errorText(failed).message : ""}
    >
      {data ? <Preview preview={data} meant={meant} decision={decision} skipped={ids.length - meant.length} /> : null}
      {!data && !error ? <Spinner /> : null}
      <SavedNotes typed={note} language={locale} onInsert={setNote} />
      <TextArea label={t("note")} description={t("noteHint")} value={note} onChange={setNote} maxLength={NOTE.longest} />
    </ConfirmDialog>
  );
}

interface PreviewProps {
  preview: RefundPreview;
  meant: readonly PreviewedRefund[];
  decision: RefundDecisions["decision"];
  skipped: number;
}

function Preview({ preview, meant, decision, skipped }: PreviewProps) {
  const t = useTranslations("queues.bulk");
  const locale = useLocale();
  return (
    <>
      <p>{t(`${decision}Text`)}</p>
      {decision === "settle" ? (
        <ul className="num divide-y divide-line">
          {preview.sums.map(({ agency, currency, requests, back, needs_second }) => (
            <li key={`${agency.code}${currency}`} className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
              <span>{t("toAgency", { agency: agency.name, count: requests })}</span>
              <strong className="whitespace-nowrap font-semibold">{formatMoney(back, currency, locale)}</strong>
              {needs_second ? <span className="basis-full text-sm text-warm">{t("second")}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary className="cursor-pointer text-accent">{t("each")}</summary>
        <ul className="num mt-1 text-sm">
          {meant.map(({ id, booking_number: number, agency, currency, paid, back }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {number} · {agency.name}
              </span>
              <span className="whitespace-nowrap">
                {decision === "settle"
                  ? t("backOf", { back: formatMoney(back, currency, locale), paid: formatMoney(paid, currency, locale) })
                  : formatMoney(paid, currency, locale)}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {skipped > 0 ? <p className="text-ink-soft text-sm">{t("skipped", { count: skipped })}</p> : null}
    </>
  );
}
