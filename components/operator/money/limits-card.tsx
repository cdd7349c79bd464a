"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { amountTyped } from "@/lib/client/money/typed-amount";
import type { HouseLimit } from "@/lib/contracts/operator/proposals";
import { LIMITED_KINDS } from "@/lib/domain/proposals/proposal";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { limitsQuery, setLimit } from "../proposals/queries";
import { isReason, ReasonField } from "../proposals/reason-field";

/** Above what a second person approves; administrators of the house change it. */
export function LimitsCard() {
  const t = useTranslations("proposals");
  const locale = useLocale();
  const mayChange = useMayInHouse("house", "change");
  const [changed, setChanged] = useState<HouseLimit | null>(null);
  const { data } = useQuery(limitsQuery());
  if (!data) return null;
  return (
    <SectionCard title={t("limits.title")} lead={t("limits.lead")}>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
        {LIMITED_KINDS.map((kind) => (
          <div key={kind}>
            <h3 className="mb-1 font-medium">{t(`limits.of.${kind}`)}</h3>
            <ul className="divide-y divide-line">
              {data.items
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <li key={limit.currency} className="flex min-h-11 items-center justify-between gap-2">
                    <span className="num">{formatMoney(limit.alone, limit.currency, locale)}</span>
                    {mayChange ? (
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={`${t("limits.change")} ${t("limits.dialog", { kind: t(`limits.of.${kind}`), currency: limit.currency })}`}
                        onPress={() => setChanged(limit)}
                      >
                        {t("limits.change")}
                      </Button>
                    ) : null}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {changed ? <LimitDialog limit={changed} onClose={() => setChanged(null)} /> : null}
    </SectionCard>
  );
}

function LimitDialog({ limit: { kind, currency, alone }, onClose }: { limit: HouseLimit; onClose: () => void }) {
  const t = useTranslations("proposals");
  const locale = useLocale();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [typed, setTyped] = useState(formatNumber(alone, locale));
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: setLimit,
    onSuccess: (limits) => {
      cache.setQueryData(limitsQuery().queryKey, limits);
      toast.success(t("limits.saved"));
      onClose();
    },
  });
  const amount = amountTyped(typed);
  const save = () => {
    setTried(true);
    if (amount !== null && isReason(reason)) mutate({ kind, currency, alone: amount, reason });
  };
  return (
    <ConfirmDialog
      title={t("limits.dialog", { kind: t(`limits.of.${kind}`), currency })}
      confirm={t("limits.save")}
      isPending={isPending}
      onConfirm={save}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      <TextField
        label={t("limits.amount", { currency })}
        description={t("limits.zero")}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num text-lg"
        error={isTried && amount === null ? t("ask.numberWrong") : undefined}
      />
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ConfirmDialog>
  );
}
