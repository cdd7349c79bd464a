"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ActsCard } from "@/components/travel/acts-card";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { MoreButton } from "@/components/ui/press/more-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useAddressed } from "@/components/ui/use-addressed";
import { api, pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { useCurrencies } from "@/lib/client/money/currencies";
import { useTyped } from "@/lib/client/use-typed";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import { type StatementPage as StatementAnswer, type StatementFilter, statementFilter } from "@/lib/contracts/portal/account-statement";
import { formatDate, formatMoney, formatNumber } from "@/lib/i18n/formats";
import { LowBalanceSetting } from "./low-balance-setting";
import { MoneyFrame } from "./money-frame";
import { PeriodFields } from "./period-fields";
import { agentChoicesQuery, exportStatement, statementQuery } from "./queries";
import { StatementTable } from "./statement-table";

/** What was on the deposit, what has moved, and what is on it afterwards. */
export function StatementPage({ isAdmin }: { isAdmin: boolean }) {
  const { filter, change } = useAddressed(statementFilter, pages.money);
  const [own] = useCurrencies();
  const currency = filter.currency ?? own;
  return (
    <MoneyFrame part="statement" period={filter}>
      {currency ? <LowBalanceSetting currency={currency} isAdmin={isAdmin} /> : null}
      <StatementFilters filter={filter} onChange={change} />
      <Statement filter={filter} onClear={() => change({ agent: undefined, booking: undefined })} />
      <ActsCard path={api.moneyActs()} className="mt-4" />
    </MoneyFrame>
  );
}

interface StatementFiltersProps {
  filter: StatementFilter;
  onChange: (change: Partial<StatementFilter>) => void;
}

const ANY = "any";
const wholeNumber = (text: string) => (/^([A-Z0-9]{8})?$/.test(text) ? text : null);

function StatementFilters({ filter, onChange }: StatementFiltersProps) {
  const t = useTranslations("money");
  const { data: agents = [] } = useQuery(agentChoicesQuery());
  const options = agents.map(({ id, name }) => ({ id, label: name }));
  const { agent } = filter;
  // What a colleague's link has chosen stands there, known or not.
  const chosen = agent && !options.some(({ id }) => id === agent) ? [{ id: agent, label: agent }] : [];
  const [number, setNumber] = useTyped(filter.booking ?? "", wholeNumber, (booking) => onChange({ booking: booking || undefined }));
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
      <PeriodFields period={filter} onChange={onChange} />
      <Select
        label={t("agent")}
        options={[{ id: ANY, label: t("anyAgent") }, ...options, ...chosen]}
        value={agent ?? ANY}
        onChange={(id) => onChange({ agent: id === ANY ? undefined : id })}
      />
      <TextField
        label={t("booking")}
        value={number}
        onChange={(text) => setNumber(text.trim().toUpperCase())}
        maxLength={8}
        autoComplete="off"
        placeholder="P7K3M9XA"
        inputClassName="num uppercase"
      />
    </search>
  );
}

function Statement({ filter, onClear }: { filter: StatementFilter; onClear: () => void }) {
  const t = useTranslations("money");
  const errorText = useAddressErrorText();
  const query = useInfiniteQuery({ ...statementQuery(filter), placeholderData: keepPreviousData });
  const { save, saving } = useSaveTable((format) => exportStatement(filter, format));
  const { data, error, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  const [first] = data?.pages ?? [];
  if (!data || !first) return <ListSkeleton rows={7} />;
  const rows = data.pages.flatMap(({ items }) => items);
  const isNarrowed = Boolean(filter.agent ?? filter.booking);
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <Balances answer={first} filter={filter} isNarrowed={isNarrowed} />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <FoundLine answer={first} />
        <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
      </div>
      {rows.length > 0 ? (
        <StatementTable rows={rows} currency={first.currency} />
      ) : (
        <EmptyState
          icon={<ReceiptText className="size-8" aria-hidden="true" />}
          title={isNarrowed ? t("nothing") : t("empty")}
          action={
            isNarrowed ? (
              <Button variant="secondary" onPress={onClear}>
                {t("clear")}
              </Button>
            ) : null
          }
        />
      )}
      <MoreButton query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} text={t("more")} />
    </div>
  );
}

interface BalancesProps {
  answer: StatementAnswer;
  filter: StatementFilter;
  /** Whether some rows are left out, so that they do not add up to the balances. */
  isNarrowed: boolean;
}

/** Balances of the account as a whole, whatever the rows are narrowed to. */
function Balances({ answer: { opening_balance, closing_balance, currency }, filter, isNarrowed }: BalancesProps) {
  const t = useTranslations("money");
  const locale = useLocale();
  const balances = [
    { text: t("opening", { day: formatDate(filter.from, locale) }), amount: opening_balance },
    { text: t("closing", { day: formatDate(filter.to, locale) }), amount: closing_balance },
  ];
  return (
    <Card className="mb-4 p-4">
      <dl className="grid gap-3 sm:grid-cols-2">
        {balances.map(({ text, amount }) => (
          <div key={text}>
            <dt className="text-ink-soft text-sm">{text}</dt>
            <dd className="num font-semibold text-lg">{formatMoney(amount, currency, locale)}</dd>
          </div>
        ))}
      </dl>
      {isNarrowed ? <p className="mt-2 text-ink-soft text-sm">{t("ofWholeDeposit")}</p> : null}
    </Card>
  );
}

function FoundLine({ answer: { found, currency } }: { answer: StatementAnswer }) {
  const t = useTranslations("money");
  const locale = useLocale();
  return (
    <p role="status" className="num flex flex-wrap gap-x-4 text-ink-soft text-sm">
      <span>{t("found", { count: found.count, text: formatNumber(found.count, locale) })}</span>
      <span>{t("receivedSum", { amount: formatMoney(found.received, currency, locale) })}</span>
      <span>{t("paidSum", { amount: formatMoney(found.paid, currency, locale) })}</span>
    </p>
  );
}
