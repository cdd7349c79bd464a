"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { serverToday } from "@/components/ui/today";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { SavedReport } from "@/lib/contracts/operator/reports/saved";
import { periodOf } from "@/lib/domain/money-period";
import { formatDate } from "@/lib/i18n/formats";
import { REPORT_ADDRESSES } from "../report-addresses";
import { ReportBody } from "../report-body";
import { ReportFrame } from "../report-frame";
import { deleteSavedReport, savedReportsQuery } from "./queries";

/** Reports that were saved under a name: open, see what was mailed, and delete. */
export function SavedReportsPage() {
  const t = useTranslations("reports.saved");
  const query = useQuery(savedReportsQuery);
  return (
    <ReportFrame part="saved" period={null}>
      <ReportBody query={query} isEmpty={({ items }) => items.length === 0} empty={t("none")}>
        {({ items }) => <SavedList reports={items} />}
      </ReportBody>
    </ReportFrame>
  );
}

function SavedList({ reports }: { reports: readonly SavedReport[] }) {
  const t = useTranslations("reports");
  return (
    <RecordList
      items={reports}
      keyOf={({ id }) => id}
      columns={[
        {
          text: t("saved.name"),
          isHead: true,
          look: "break-words",
          show: (report) => <ReportName report={report} />,
          card: { place: "line" },
        },
        { text: t("saved.mailing"), show: (report) => <MailingText report={report} />, card: { place: "line" } },
        { text: t("saved.last"), show: (report) => <LastText report={report} />, card: { place: "line" } },
        {
          text: t("saved.delete"),
          isHidden: true,
          isRight: true,
          show: (report) => (report.may_delete ? <DeleteReport report={report} /> : null),
          card: { place: "foot", look: "mt-3" },
        },
      ]}
    />
  );
}

function ReportName({ report: { name, kind, filter, is_shared, owner } }: { report: SavedReport }) {
  const t = useTranslations("reports");
  const { preset, from, to, ...rest } = filter;
  const days = preset ? periodOf(preset, serverToday()) : { from, to };
  return (
    <>
      <PageLink href={REPORT_ADDRESSES[kind]({ ...rest, ...days })} className="font-medium text-accent hover:underline">
        {name}
      </PageLink>
      <span className="block text-ink-soft text-sm">
        {[t(`tab.${kind}`), is_shared ? t("saved.ofHouse") : "", owner].filter(Boolean).join(" · ")}
      </span>
    </>
  );
}

function MailingText({ report: { mailing } }: { report: SavedReport }) {
  const t = useTranslations("reports.saved");
  if (!mailing) return <span className="text-ink-faint">{t("rhythm.never")}</span>;
  return (
    <>
      <span className="num block">{t("every", { rhythm: t(`rhythm.${mailing.rhythm}`), at: mailing.at })}</span>
      <span className="block text-ink-soft text-sm">{mailing.recipients.map(({ name }) => name).join(", ") || t("nobody")}</span>
    </>
  );
}

function LastText({ report: { last } }: { report: SavedReport }) {
  const t = useTranslations("reports.saved");
  const locale = useLocale();
  if (!last) return null;
  const tone = { made: "neutral", sent: "good", failed: "bad" } as const;
  return (
    <>
      <span className="num block">
        {[...new Set([last.from, last.to])].map((day) => formatDate(day, locale)).join(" – ")}
        {last.is_empty ? ` · ${t("empty")}` : ""}
      </span>
      <Badge tone={tone[last.state]}>{t(`state.${last.state}`)}</Badge>
    </>
  );
}

function DeleteReport({ report: { id, name } }: { report: SavedReport }) {
  const t = useTranslations("reports.saved");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteSavedReport(id),
    onSuccess: (answer) => cache.setQueryData(savedReportsQuery.queryKey, answer),
  });
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={`${t("delete")}: ${name}`} onPress={() => setOpen(true)}>
        {t("delete")}
      </Button>
      <ConfirmDialog
        title={t("deleteTitle", { name })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        confirm={t("delete")}
        onConfirm={() => mutate()}
        isPending={isPending}
        isDanger
        error={error ? errorText(error).message : ""}
      >
        <p>{t("deleteText")}</p>
      </ConfirmDialog>
    </>
  );
}
