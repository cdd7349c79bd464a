"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ActsCard } from "@/components/travel/acts-card";
import { BackLink } from "@/components/ui/back-link";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { api, pages } from "@/lib/client/calls/paths";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import { formatInstant } from "@/lib/i18n/formats";
import { LegalCard } from "../legal/legal-card";
import { LatestPostings } from "../money/latest-postings";
import { OpenProposals } from "../proposals/open-proposals";
import { PastProposals } from "../proposals/past-proposals";
import { AgencyActions } from "./agency-actions";
import { AgencyState } from "./agency-parts";
import { CurrenciesCard } from "./currencies-card";
import { LettersCard } from "./letters/letters-card";
import { LookCard } from "./look-card";
import { MoneyCard } from "./money-card";
import { PeopleCard } from "./people-card";
import { ProgramsCard } from "./programs-card";
import { agencyQuery } from "./queries";
import { StatementCard } from "./statement-card";
import { TermsCard } from "./terms-card";

/** One agency: what waits, its money, terms, people and programs, and what may be done. */
export function AgencyPage({ code }: { code: string }) {
  const t = useTranslations("agencies.one");
  const errorText = useAddressErrorText();
  const { data, error, refetch } = useQuery(agencyQuery(code));
  return (
    <div className="space-y-4">
      <BackLink href={pages.agencies()}>{t("all")}</BackLink>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data ? <AgencyView agency={data} /> : null}
      {data || error ? null : <ListSkeleton rows={5} />}
    </div>
  );
}

function AgencyView({ agency }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.one");
  const locale = useLocale();
  const seesMoney = useMayInHouse("money", "see");
  const { code, name, suspended_since, created } = agency;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words font-semibold text-2xl md:text-3xl">{name}</h1>
          <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            <span>{code}</span>
            <AgencyState of={agency} />
            <span>
              {suspended_since
                ? t("suspendedSince", { date: formatInstant(suspended_since, locale) })
                : t("since", { date: formatInstant(created, locale) })}
            </span>
          </p>
        </div>
        <AgencyActions agency={agency} />
      </div>
      <OpenProposals partner={code} />
      <div className="grid gap-4 lg:grid-cols-2">
        <MoneyCard balances={agency.balances} />
        <TermsCard agency={agency} />
        <CurrenciesCard agency={agency} />
        <PeopleCard agency={agency} />
        <LookCard look={agency.look_to_book} />
        <ProgramsCard agency={agency} />
        <LegalCard code={code} />
        <LettersCard code={code} />
      </div>
      {seesMoney ? (
        <>
          <StatementCard agency={agency} />
          <ActsCard path={api.agencyActs(code)} />
          <LatestPostings code={code} />
        </>
      ) : null}
      <PastProposals partner={code} />
    </>
  );
}
