"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { type ApiKey, type NewApiKey, OVERLAP_HOURS } from "@/lib/contracts/portal/keys";
import { formatInstant } from "@/lib/i18n/formats";
import { keyListQuery, rotateKey } from "../queries";
import { KeyMade } from "./key-made";

const OVERLAPS = [
  { id: "now", hours: OVERLAP_HOURS[0] },
  { id: "hour", hours: OVERLAP_HOURS[1] },
  { id: "day", hours: OVERLAP_HOURS[2] },
] as const;
type Overlap = (typeof OVERLAPS)[number];

/** A new key with the old one's name and permissions, and the moment when the old one stops. */
export function RotateKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("settings.keys.rotate");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const [overlap, setOverlap] = useState<Overlap>(OVERLAPS[1]);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => rotateKey(apiKey.id, { overlap_hours: overlap.hours }),
    gcTime: 0,
    onSettled: () => askAnew(cache, keyListQuery().queryKey),
  });
  if (data) return <Rotated old={apiKey} hours={overlap.hours} made={data} onClose={onClose} />;
  const choose = (id: Overlap["id"]) => setOverlap(OVERLAPS.find((known) => known.id === id) ?? OVERLAPS[1]);
  return (
    <ConfirmDialog
      title={t("title", { name: apiKey.name })}
      onClose={onClose}
      confirm={t("submit")}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t("text")}</p>
      <RadioGroup label={t("overlap")} options={OVERLAPS.map(({ id }) => ({ id, label: t(id) }))} value={overlap.id} onChange={choose} />
      <p className="text-ink-soft text-sm">{t(overlap.id === "now" ? "nowText" : "laterText")}</p>
    </ConfirmDialog>
  );
}

const HOUR_MS = 3_600_000;

function Rotated({ old, hours, made, onClose }: { old: ApiKey; hours: number; made: NewApiKey; onClose: () => void }) {
  const t = useTranslations("settings.keys.made");
  const locale = useLocale();
  const overlapEnd = Date.parse(made.item.created) + hours * HOUR_MS;
  const until = new Date(Math.min(overlapEnd, old.expires === null ? overlapEnd : Date.parse(old.expires))).toISOString();
  return (
    <KeyMade made={made} title={t("rotatedTitle", { name: made.item.name })} onClose={onClose}>
      <p className="font-medium">{hours === 0 ? t("oldStopped") : t("oldUntil", { date: formatInstant(until, locale) })}</p>
    </KeyMade>
  );
}
