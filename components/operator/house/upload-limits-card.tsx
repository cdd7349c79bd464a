"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { PlainSection } from "@/components/ui/plain-section";
import { Button } from "@/components/ui/press/button";
import { RecordList } from "@/components/ui/record-list";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { UploadLimit } from "@/lib/contracts/operator/upload-limits";
import { formatNumber } from "@/lib/i18n/formats";
import { isReason, ReasonField } from "../proposals/reason-field";
import { setUploadLimit, uploadLimitsQuery } from "./queries";

/** How far a file of prices may go without a second person, by its kind; administrators of the house change it. */
export function UploadLimitsCard() {
  const t = useTranslations("service.uploadLimits");
  const tKind = useTranslations("uploads.kind");
  const locale = useLocale();
  const mayChange = useMayInHouse("house", "change");
  const [changed, setChanged] = useState<UploadLimit | null>(null);
  const { data } = useQuery(uploadLimitsQuery);
  if (!data) return null;
  const percent = (value: number) => t("percent", { percent: formatNumber(value, locale) });
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      <RecordList
        items={data.items}
        keyOf={({ kind }) => kind}
        columns={[
          { text: t("kind"), isHead: true, show: ({ kind }) => tKind(kind), card: { place: "line" } },
          { text: t("drop"), look: "num", show: ({ drop }) => percent(drop), card: { place: "term" } },
          { text: t("share"), look: "num", show: ({ share }) => percent(share), card: { place: "term" } },
          {
            text: t("act"),
            isHidden: true,
            isRight: true,
            show: (limit) =>
              mayChange ? (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`${t("change")} ${t("dialog", { kind: tKind(limit.kind) })}`}
                  onPress={() => setChanged(limit)}
                >
                  {t("change")}
                </Button>
              ) : null,
            card: { place: "foot", look: "mt-2" },
          },
        ]}
      />
      {changed ? <LimitDialog limit={changed} onClose={() => setChanged(null)} /> : null}
    </PlainSection>
  );
}

/** A percentage as it was typed; null where it is none. */
function percentTyped(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
}

function LimitDialog({ limit: { kind, drop, share }, onClose }: { limit: UploadLimit; onClose: () => void }) {
  const t = useTranslations("service.uploadLimits");
  const tKind = useTranslations("uploads.kind");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [typed, setTyped] = useState({ drop: String(drop), share: String(share) });
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: setUploadLimit,
    onSuccess: (limits) => {
      cache.setQueryData(uploadLimitsQuery.queryKey, limits);
      toast.success(t("saved"));
      onClose();
    },
  });
  const read = { drop: percentTyped(typed.drop), share: percentTyped(typed.share) };
  const save = () => {
    setTried(true);
    if (read.drop === null || read.share === null || !isReason(reason)) return;
    mutate({ kind, drop: read.drop, share: read.share, reason });
  };
  return (
    <ConfirmDialog
      title={t("dialog", { kind: tKind(kind) })}
      confirm={t("save")}
      isPending={isPending}
      onConfirm={save}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      {(["drop", "share"] as const).map((each) => (
        <TextField
          key={each}
          label={t(`${each}Field`)}
          value={typed[each]}
          onChange={(text) => setTyped({ ...typed, [each]: text })}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="num"
          error={isTried && read[each] === null ? t("wrong") : undefined}
        />
      ))}
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ConfirmDialog>
  );
}
