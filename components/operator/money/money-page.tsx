"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { pages } from "@/lib/client/calls/paths";
import { useTyped } from "@/lib/client/use-typed";
import { isDate } from "@/lib/domain/dates";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { LegalCard } from "../legal/legal-card";
import { OpenProposals } from "../proposals/open-proposals";
import { PastProposals } from "../proposals/past-proposals";
import { LimitsCard } from "./limits-card";
import { MoneyTabs } from "./money-tabs";
import { PostingList } from "./posting-list";
import type { PostingFilter } from "./queries";

const ANY = "any";
const CODE = /^[A-Z0-9]{2,12}$/;

/** What waits for a decision, and the postings of all agencies. The filter lives in the address. */
export function MoneyPage() {
  const t = useTranslations("houseMoney");
  const filter = readPostingFilter(useSearchParams());
  return (
    <div className="space-y-6">
      <div>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <MoneyTabs part="postings" />
        <p className="mt-3 max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <OpenProposals />
      <section aria-label={t("postings")}>
        <h2 className="mb-3 font-semibold text-lg">{t("postings")}</h2>
        <PostingFilters filter={filter} />
        <PostingList filter={filter} />
      </section>
      <PastProposals />
      <LimitsCard />
      <LegalCard code={null} />
    </div>
  );
}

function PostingFilters({ filter }: { filter: PostingFilter }) {
  const t = useTranslations("houseMoney");
  const router = useRouter();
  const pathname = usePathname();
  const change = (changed: PostingFilter) => {
    if (pathname === pages.houseMoney()) router.replace(pages.houseMoney({ ...filter, ...changed }), { scroll: false });
  };
  const readCode = (text: string) => {
    const code = text.trim().toUpperCase();
    return code === "" || CODE.test(code) ? code : null;
  };
  const [code, setCode] = useTyped(filter.partner ?? "", readCode, (partner) => change({ partner }));
  const [day, setDay] = useTyped(
    filter.day ?? "",
    (text) => (text === "" || isDate(text) ? text : null),
    (chosen) => change({ day: chosen }),
  );
  const options = [{ id: ANY, label: t("anyKind") }, ...TRANSACTION_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))];
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <TextField
        label={t("agency")}
        value={code}
        onChange={setCode}
        maxLength={12}
        autoComplete="off"
        spellCheck="false"
        inputClassName="num uppercase"
        className="w-40"
      />
      <Select
        label={t("kindLabel")}
        options={options}
        value={filter.kind ?? ANY}
        onChange={(id) => router.replace(pages.houseMoney({ ...filter, kind: id === ANY ? undefined : id }), { scroll: false })}
        className="w-44"
      />
      <DateField label={t("day")} use="list" value={day} onChange={setDay} className="w-44" />
    </div>
  );
}

/** The filter that an address names; what it does not understand it leaves out. */
function readPostingFilter(parameters: URLSearchParams): PostingFilter {
  const partner = parameters.get("partner") ?? "";
  const kind = TRANSACTION_KINDS.find((known) => known === parameters.get("kind"));
  const day = parameters.get("day") ?? "";
  return { ...(CODE.test(partner) && { partner }), ...(kind && { kind }), ...(isDate(day) && { day }) };
}
