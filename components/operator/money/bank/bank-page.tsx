"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { PageLink } from "@/components/ui/page-link";
import { MoreButton } from "@/components/ui/press/more-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import type { BankLinePage } from "@/lib/contracts/operator/money/bank";
import { BANK_LINE_STATES } from "@/lib/domain/bank/bank-line";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { AgencyCodeField } from "../agency-code-field";
import { MoneyTabs } from "../money-tabs";
import { AccountsCard } from "./accounts-card";
import { LineTable } from "./line-table";
import { ProposeMatched } from "./propose-matched";
import { type BankFilter, bankAccountsQuery, bankLinesQuery } from "./queries";

const ANY = "any";
const STATE =
  "num inline-flex min-h-11 items-center gap-1.5 rounded-lg border border-line px-3 text-sm hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium md:min-h-9";

/** Lines of banks' statements, and whose they are. The filter lives in the address. */
export function BankPage() {
  const t = useTranslations("bank");
  const filter = readFilter(useSearchParams());
  return (
    <div className="space-y-4">
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <MoneyTabs part="bank" />
      <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      <AccountsCard />
      <Filters filter={filter} />
      <Lines filter={filter} />
    </div>
  );
}

function Filters({ filter }: { filter: BankFilter }) {
  const t = useTranslations("bank.filter");
  const router = useRouter();
  const { data } = useQuery(bankAccountsQuery());
  const change = (changed: Partial<BankFilter>) => router.replace(pages.bank({ ...filter, ...changed }), { scroll: false });
  const options = [
    { id: ANY, label: t("anyAccount") },
    ...(data?.items ?? []).map(({ number, bank, account }) => ({ id: String(number), label: `${bank}, ${account}` })),
  ];
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t("account")}
        options={options}
        value={filter.account === undefined ? ANY : String(filter.account)}
        onChange={(id) => router.replace(pages.bank({ ...filter, account: id === ANY ? undefined : Number(id) }), { scroll: false })}
        className="min-w-0 flex-1 basis-56 md:max-w-sm"
      />
      <AgencyCodeField label={t("agency")} code={filter.partner ?? ""} onChange={(partner) => change({ partner })} />
    </div>
  );
}

function Lines({ filter }: { filter: BankFilter }) {
  const t = useTranslations("bank");
  const errorText = useAddressErrorText();
  const query = useInfiniteQuery(bankLinesQuery(filter));
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <States filter={filter} counts={data.pages[0]?.counts ?? []} />
        <ProposeMatched lines={items.filter(({ state }) => state === "matched")} />
      </div>
      {items.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
      ) : (
        <>
          <LineTable items={items} />
          <MoreButton query={query} text={t("more")} />
        </>
      )}
    </>
  );
}

/** How many lines there are in each state: each number leads to them. */
function States({ filter, counts }: { filter: BankFilter; counts: BankLinePage["counts"] }) {
  const t = useTranslations("bank");
  const { state: chosen, ...others } = filter;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t("filter.states")}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <PageLink href={pages.bank({ ...others })} aria-current={chosen === undefined ? "true" : undefined} className={STATE}>
            {t("filter.all")} <span className="text-ink-soft">{all}</span>
          </PageLink>
        </li>
        {counts.map(({ state, count }) => (
          <li key={state}>
            <PageLink href={pages.bank({ ...others, state })} aria-current={chosen === state ? "true" : undefined} className={STATE}>
              {t(`state.${state}`)} <span className="text-ink-soft">{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filter that an address names; what it does not understand it leaves out. */
function readFilter(parameters: URLSearchParams): BankFilter {
  const account = parameters.get("account") ?? "";
  const partner = parameters.get("partner") ?? "";
  const state = BANK_LINE_STATES.find((known) => known === parameters.get("state"));
  return {
    ...(/^\d{1,9}$/.test(account) && { account: Number(account) }),
    ...(PARTNER_CODE.test(partner) && { partner }),
    ...(state && { state }),
  };
}
