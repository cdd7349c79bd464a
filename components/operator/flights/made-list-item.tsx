"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { saveFile } from "@/lib/client/calls/save-file";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { MadeList } from "@/lib/contracts/operator/departures/operator-flights";
import { LIST_FORMATS, type ListFormat } from "@/lib/domain/passenger-lists/list-formats";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "./ask-reason";
import { ListBadge } from "./departure-parts";
import { confirmList, fetchListFile } from "./queries";

interface MadeListProps {
  list: MadeList;
  mayChange: boolean;
}

/** One list: what it is, what became of it, its files, and that the carrier has it. */
export function MadeListItem({ list, mayChange }: MadeListProps) {
  const t = useTranslations("flights.lists");
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="num font-semibold">{t("name", { number: list.number })}</span>
        <span>{t(`kind.${list.kind}`)}</span>
        <ListBadge state={list.state} />
      </p>
      <p className="num text-sm">
        {t("people", { count: list.passengers })}
        {list.kind === "adl" ? ` (${t("difference", { added: list.added, deleted: list.deleted, changed: list.changed })})` : ""}
      </p>
      <ListHistory list={list} />
      {mayChange ? <ListActs list={list} /> : null}
    </li>
  );
}

function ListHistory({ list }: { list: MadeList }) {
  const t = useTranslations("flights.lists");
  const locale = useLocale();
  const { due_hours: hours, made, made_by: maker, sent, confirmed, confirmed_by: by, failure, hash } = list;
  const parts = [
    hours === null ? t("asked") : t("due", { hours }),
    `${t("made", { date: formatInstant(made, locale) })}, ${maker.name ?? t("byItself")}`,
    ...(sent ? [t("sent", { date: formatInstant(sent, locale) })] : []),
    ...(confirmed ? [t("confirmed", { date: formatInstant(confirmed, locale), name: by?.name ?? t("byItself") })] : []),
  ];
  return (
    <>
      <p className="num text-ink-soft text-sm">{parts.join(" · ")}</p>
      <p className="num truncate text-ink-faint text-xs" title={hash}>
        SHA-256 {hash.slice(0, 16)}…
      </p>
      {failure === "refused" || failure === "unreachable" || failure === "no_server" ? (
        <p className="text-bad text-sm">{t(`failure.${failure}`)}</p>
      ) : null}
    </>
  );
}

function ListActs({ list }: { list: MadeList }) {
  const t = useTranslations("flights.lists");
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: ListFormat) => fetchListFile(list.id, format),
    gcTime: 0,
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorText(error).message),
  });
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {list.is_open ? null : <span className="text-ink-soft text-sm">{t("gone")}</span>}
      {(list.is_open ? LIST_FORMATS : []).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          aria-label={t("download", { number: list.number, format: format.toUpperCase() })}
          isPending={isPending && variables === format}
          onPress={() => mutate(format)}
        >
          <Download className="size-4" aria-hidden="true" />
          {format.toUpperCase()}
        </Button>
      ))}
      {list.state === "confirmed" ? null : (
        <Button size="sm" onPress={() => setAsked(true)}>
          {t("confirm")}
        </Button>
      )}
      {isAsked ? (
        <AskReason
          title={t("confirmTitle", { number: list.number })}
          label={t("handed")}
          confirm={t("confirmConfirm")}
          act={(reason) => confirmList(list.id, { reason })}
          done={({ number }) => t("confirmDone", { number })}
          onClose={() => setAsked(false)}
        >
          <p>{t("confirmText")}</p>
        </AskReason>
      ) : null}
    </div>
  );
}
