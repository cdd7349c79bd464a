"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { ShownBankLine } from "@/lib/contracts/operator/money/bank";
import { formatMoney } from "@/lib/i18n/formats";
import { AGENCY_AFFAIRS } from "../../proposals/queries";
import { proposeBankLines } from "./queries";

/** A hundred go at once. */
const MOST = 100;

interface ProposeMatchedProps {
  /** Matched ones. */
  lines: readonly ShownBankLine[];
  /** It is the button of one line's row. */
  isOne?: boolean;
}

/** Makes top-ups of matched lines, after what they are was shown once more. */
export function ProposeMatched({ lines, isOne = false }: ProposeMatchedProps) {
  const t = useTranslations("bank.act");
  const mayChange = useMayInHouse("money", "change");
  const [isAsked, setAsked] = useState(false);
  if (!mayChange || lines.length === 0) return null;
  const some = lines.slice(0, MOST);
  return (
    <>
      <Button size="sm" onPress={() => setAsked(true)}>
        {isOne ? t("topUp") : t("all", { count: some.length })}
      </Button>
      {isAsked ? <Asked lines={some} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Asked({ lines, onClose }: { lines: readonly ShownBankLine[]; onClose: () => void }) {
  const t = useTranslations("bank.act");
  const locale = useLocale();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: proposeBankLines,
    onSuccess: async ({ done, waiting, refused }) => {
      await askAnew(cache, AGENCY_AFFAIRS);
      if (done + waiting > 0) toast.success(t("proposed", { done, waiting }));
      const [first] = refused;
      if (first) toast.error(`${t("refused", { count: refused.length })}: ${first.text}`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t("allTitle")}
      confirm={t("topUp")}
      isPending={isPending}
      onConfirm={() => mutate(lines.map(({ id }) => id))}
      onClose={onClose}
      error={error ? errorText(error).message : ""}
    >
      <ul className="max-h-60 divide-y divide-line overflow-y-auto">
        {lines.map(({ id, partner, amount, currency, document: paper }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
            <span className="min-w-0 break-words">
              {partner?.name} <span className="num text-ink-soft text-sm">{paper}</span>
            </span>
            <span className="num font-medium">{formatMoney(amount, currency, locale)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm">{t("allText")}</p>
    </ConfirmDialog>
  );
}
