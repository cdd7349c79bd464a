"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Spinner } from "@/components/ui/states/spinner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { PriceKind } from "@/lib/domain/uploads/upload";
import { TakeBack } from "../../take-back";
import { ScopeChange } from "../../uploads/table-report";
import { type ImportItem, undoImport, undoQuery } from "../queries";

interface UndoFileProps {
  kind: PriceKind;
  item: Pick<ImportItem, "id" | "source">;
}

/** Takes a file back, after showing what that changes. */
export function UndoFile({ kind, item: { id, source } }: UndoFileProps) {
  const t = useTranslations("prices.imports");
  // The window reads it: what is confirmed is what stands there, and the button keeps its place once it can be pressed.
  const { data, isFetching } = useQuery({ ...undoQuery(kind, id), enabled: false });
  return (
    <TakeBack
      title={t(kind === "fares" ? "undoTitle" : "undoFileTitle")}
      takeBack={(body) => undoImport(kind, id, body)}
      concerns={["prices"]}
      isBlocked={!data || isFetching}
    >
      <p>{t(kind === "fares" ? "undoText" : "undoFileText", { source })}</p>
      <Preview kind={kind} importId={id} />
    </TakeBack>
  );
}

/** What would be changed at this moment. */
function Preview({ kind, importId }: { kind: PriceKind; importId: string }) {
  const t = useTranslations("prices.imports");
  const errorText = useErrorText();
  const { data, error } = useQuery(undoQuery(kind, importId));
  if (error) return <p className="text-bad">{errorText(error).message}</p>;
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
        <Spinner /> {t("looking")}
      </p>
    );
  return (
    <div className="space-y-3">
      {data.changes.map((change) => (
        <ScopeChange key={change.scope} change={change} />
      ))}
    </div>
  );
}
