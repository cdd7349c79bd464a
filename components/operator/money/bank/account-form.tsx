"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { toast } from "@/lib/client/calls/toast";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { isWholeMapping } from "@/lib/contracts/operator/money/bank";
import { BANK_FORMATS, type BankFormat, type ColumnMapping, MAPPED_COLUMNS } from "@/lib/domain/bank/bank-line";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import { isReason, ReasonField } from "../../proposals/reason-field";
import { addBankAccount, bankAccountsQuery } from "./queries";

const ACCOUNT = /^[A-Z0-9/]{4,35}$/;
/** Fewer letters name no bank. */
const LEAST = 2;

/** An account whose statements are imported, and what its bank's tables call their columns. */
export function AccountForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("bank");
  const formId = useId();
  const cache = useQueryClient();
  const errorText = useAddressErrorText();
  const [bank, setBank] = useState("");
  const [account, setAccount] = useState("");
  const [currency, setCurrency] = useState<Currency>("UZS");
  const [format, setFormat] = useState<BankFormat>("csv");
  const [columns, setColumns] = useState<ColumnMapping>({});
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: addBankAccount,
    onSuccess: (accounts) => {
      cache.setQueryData(bankAccountsQuery().queryKey, accounts);
      toast.success(t("accounts.added"));
      onClose();
    },
  });
  const named = Object.fromEntries(
    Object.entries(columns).flatMap(([column, text]) => (text.trim() === "" ? [] : [[column, text.trim()]])),
  );
  const isRight = {
    bank: bank.trim().length >= LEAST,
    account: ACCOUNT.test(account),
    columns: format === "mt940" || isWholeMapping(named),
    reason: isReason(reason),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.values(isRight).includes(false)) return;
    mutate({ bank, account, currency, format, mapping: format === "csv" ? named : {}, reason });
  };
  return (
    <FormDialog title={t("form.title")} onClose={onClose} formId={formId} submit={t("form.submit")} isPending={isPending}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        <TextField
          label={t("form.bank")}
          value={bank}
          onChange={setBank}
          maxLength={80}
          autoComplete="off"
          error={isTried && !isRight.bank ? t("form.bankMissing") : undefined}
        />
        <TextField
          label={t("form.account")}
          description={t("form.accountHint")}
          value={account}
          onChange={(text) => setAccount(text.toUpperCase().replaceAll(" ", ""))}
          maxLength={35}
          autoComplete="off"
          inputClassName="num"
          error={isTried && !isRight.account ? t("form.accountWrong") : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Select
            label={t("form.currency")}
            options={CURRENCIES.map((id) => ({ id, label: id }))}
            value={currency}
            onChange={setCurrency}
            className="w-28"
          />
          <Select
            label={t("form.format")}
            options={BANK_FORMATS.map((id) => ({ id, label: t(`accounts.format.${id}`) }))}
            value={format}
            onChange={setFormat}
            className="min-w-0 flex-1 basis-40"
          />
        </div>
        {format === "csv" ? (
          <fieldset>
            <legend className="mb-2 text-ink-soft text-sm">{t("form.columns")}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {MAPPED_COLUMNS.map((column) => (
                <TextField
                  key={column}
                  label={t(`form.column.${column}`)}
                  value={columns[column] ?? ""}
                  onChange={(text) => setColumns({ ...columns, [column]: text })}
                  maxLength={80}
                  autoComplete="off"
                />
              ))}
            </div>
            {isTried && !isRight.columns ? <p className="mt-2 text-bad text-sm">{t("form.columnsMissing")}</p> : null}
          </fieldset>
        ) : null}
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
      </form>
    </FormDialog>
  );
}
