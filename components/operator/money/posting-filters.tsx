"use client";

import { usePathname, useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useTyped } from "@/lib/client/use-typed";
import { isDate } from "@/lib/domain/dates";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES } from "@/lib/domain/money";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { formatInstant } from "@/lib/i18n/formats";
import { AgencyCodeField } from "./agency-code-field";
import type { PostingFilter } from "./queries";

const ANY = "any";
/** As Today writes it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const readDay = (text: string) => (text === "" || isDate(text) ? text : null);

/** What narrows the postings; it lives in the address. */
export function PostingFilters({ filter }: { filter: PostingFilter }) {
  const t = useTranslations("houseMoney");
  const router = useRouter();
  const pathname = usePathname();
  const change = (changed: { [Name in keyof PostingFilter]?: PostingFilter[Name] | undefined }) => {
    if (pathname === pages.houseMoney()) router.replace(pages.houseMoney({ ...filter, ...changed }), { scroll: false });
  };
  const [from, setFrom] = useTyped(filter.from ?? "", readDay, (day) => change({ from: day, since: undefined }));
  const [to, setTo] = useTyped(filter.to ?? "", readDay, (day) => change({ to: day, since: undefined }));
  const kinds = [{ id: ANY, label: t("anyKind") }, ...TRANSACTION_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))];
  const currencies = [{ id: ANY, label: t("anyCurrency") }, ...CURRENCIES.map((id) => ({ id, label: id }))];
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <AgencyCodeField label={t("agency")} code={filter.partner ?? ""} onChange={(partner) => change({ partner })} />
      <Select
        label={t("kindLabel")}
        options={kinds}
        value={filter.kind ?? ANY}
        onChange={(id) => change({ kind: TRANSACTION_KINDS.find((known) => known === id) })}
        className="w-44"
      />
      <Select
        label={t("currency")}
        options={currencies}
        value={filter.currency ?? ANY}
        onChange={(id) => change({ currency: CURRENCIES.find((known) => known === id) })}
        className="w-36"
      />
      <DateField label={t("from")} use="list" value={from} onChange={setFrom} className="w-40" />
      <DateField label={t("to")} use="list" value={to} onChange={setTo} className="w-40" />
    </div>
  );
}

/** Says that only what came after a moment is shown, and leads to the rest. */
export function SinceLine({ filter: { since, ...filter } }: { filter: PostingFilter }) {
  const t = useTranslations("houseMoney");
  const locale = useLocale();
  if (since === undefined) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      {t("since", { when: formatInstant(since, locale) })}
      <PageLink href={pages.houseMoney({ ...filter })} className="inline-flex min-h-11 items-center text-accent hover:underline">
        {t("sinceAny")}
      </PageLink>
    </p>
  );
}

/** The filter that an address names; what it does not understand it leaves out. */
export function readPostingFilter(parameters: URLSearchParams): PostingFilter {
  const read = (name: string) => parameters.get(name) ?? "";
  const [partner, from, to, since] = [read("partner"), read("from"), read("to"), read("since")];
  const kind = TRANSACTION_KINDS.find((known) => known === read("kind"));
  const currency = CURRENCIES.find((known) => known === read("currency"));
  return {
    ...(PARTNER_CODE.test(partner) && { partner }),
    ...(kind && { kind }),
    ...(currency && { currency }),
    ...(isDate(from) && { from }),
    ...(isDate(to) && { to }),
    ...(INSTANT.test(since) && { since }),
  };
}
