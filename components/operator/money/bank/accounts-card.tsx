"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Upload as UploadMark } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { ShownBankAccount } from "@/lib/contracts/operator/money/bank";
import { formatDate } from "@/lib/i18n/formats";
import { AGENCY_AFFAIRS } from "../../proposals/queries";
import { AccountForm } from "./account-form";
import { bankAccountsQuery, importBankFile } from "./queries";

/** The house's accounts at banks, each with the button that imports a statement of it. */
export function AccountsCard() {
  const t = useTranslations("bank.accounts");
  const mayChange = useMayInHouse("money", "change");
  const [isAdding, setAdding] = useState(false);
  const { data } = useQuery(bankAccountsQuery());
  if (!data) return null;
  const add = mayChange ? (
    <Button variant="secondary" size="sm" onPress={() => setAdding(true)}>
      {t("add")}
    </Button>
  ) : null;
  return (
    <SectionCard title={t("title")} aside={add}>
      {data.items.length === 0 ? <p className="text-ink-soft text-sm">{t("empty")}</p> : null}
      <ul className="divide-y divide-line">
        {data.items.map((account) => (
          <AccountItem key={account.number} account={account} mayChange={mayChange} />
        ))}
      </ul>
      {isAdding ? <AccountForm onClose={() => setAdding(false)} /> : null}
    </SectionCard>
  );
}

function AccountItem({
  account: { number, bank, account, currency, format, last_day },
  mayChange,
}: {
  account: ShownBankAccount;
  mayChange: boolean;
}) {
  const t = useTranslations("bank.accounts");
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="break-words font-medium">{bank}</p>
        <p className="num break-all text-ink-soft text-sm">
          {account} · {currency} · {t(`format.${format}`)} · {last_day ? t("last", { date: formatDate(last_day, locale) }) : t("none")}
        </p>
      </div>
      {mayChange ? <ImportButton number={number} label={t("uploadOf", { bank, account })} /> : null}
    </li>
  );
}

function ImportButton({ number, label }: { number: number; label: string }) {
  const t = useTranslations("bank.accounts");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: importBankFile,
    onSuccess: async (read) => {
      toast.success(t("read", { ...read }));
      await askAnew(cache, AGENCY_AFFAIRS);
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = "";
    if (file && !isPending) mutate({ number, file });
  };
  const fields = Object.values(errorText(error).fields).flat();
  return (
    <div className="min-w-0">
      <input ref={input} type="file" aria-label={label} onChange={choose} className="hidden" />
      <Button variant="secondary" aria-label={label} isPending={isPending} onPress={() => input.current?.click()}>
        <UploadMark className="size-4" aria-hidden="true" />
        {t("upload")}
      </Button>
      {error ? <Banner tone="bad" isAlert title={fields[0] ?? errorText(error).message} className="mt-2" /> : null}
    </div>
  );
}
