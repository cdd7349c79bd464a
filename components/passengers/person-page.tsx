"use client";

import { useQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { StandingBadges } from "@/components/travel/status-badge";
import { BackLink } from "@/components/ui/back-link";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { serverToday } from "@/components/ui/today";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { placesText } from "@/lib/client/travel/journey-text";
import type { KnownDocument, PersonCard, PersonTrip } from "@/lib/contracts/portal/people/passenger-book";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { formatTypedDate } from "@/lib/i18n/formats";
import { PersonDialog } from "./person-dialog";
import { changeSaved, personQuery, savePeople } from "./queries";

interface PersonPageProps {
  /** In the agency's book, or in one of its bookings. */
  personId: string;
  countries: readonly CountryOption[];
}

/** What the agency knows of a person: details, documents and trips. */
export function PersonPage({ personId, countries }: PersonPageProps) {
  const t = useTranslations("passengers");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(personQuery(personId, locale));
  return (
    <>
      <BackLink href={pages.passengers()}>{t("title")}</BackLink>
      {data ? <KnownPerson card={data} countries={countries} /> : null}
      {data || error ? null : <ListSkeleton rows={4} />}
      {error && !data && isGone(error) ? (
        <EmptyState
          icon={<UserX className="size-8" aria-hidden="true" />}
          title={t("goneTitle")}
          action={<LinkButton href={pages.passengers()}>{t("title")}</LinkButton>}
        >
          {t("goneText")}
        </EmptyState>
      ) : null}
      {error && !data && !isGone(error) ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}

function KnownPerson({
  card: { person, saved_id, documents, trips },
  countries,
}: {
  card: PersonCard;
  countries: readonly CountryOption[];
}) {
  const t = useTranslations("passengers");
  const [isOpen, setOpen] = useState(false);
  const country = countries.find(({ code }) => code === person.citizenship)?.name ?? person.citizenship;
  return (
    <>
      <div className="mt-1 mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="font-semibold text-2xl md:text-3xl">
            {[person.last_name, person.first_name, person.middle_name].filter(Boolean).join(" ")}
          </h1>
          <p className="num mt-1 text-ink-soft">
            {[t("born", { date: formatTypedDate(person.birthdate) }), country, person.tel].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {saved_id ? t("change") : t("keep")}
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Trips trips={trips} />
        <Documents documents={documents} />
      </div>
      {isOpen ? (
        <PersonDialog
          title={saved_id ? t("editTitle") : t("addTitle")}
          person={person}
          countries={countries}
          save={(changed) => (saved_id ? changeSaved({ ...changed, id: saved_id }) : savePeople([changed]))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function Documents({ documents }: { documents: readonly KnownDocument[] }) {
  const t = useTranslations("passengers");
  const tBooking = useTranslations("booking");
  return (
    <SectionCard title={t("documents")}>
      <ul className="divide-y divide-line">
        {documents.map(({ doc_type, doc_number, doc_expire, citizenship }) => (
          <li key={doc_number} className="py-2">
            <p className="num flex flex-wrap items-center gap-x-2 font-medium">
              {doc_number}
              {doc_expire < serverToday() ? <Badge tone="bad">{t("expired")}</Badge> : null}
            </p>
            <p className="num text-ink-soft text-sm">
              {t("documentLine", { kind: tBooking(`document.${doc_type}`), country: citizenship, expires: formatTypedDate(doc_expire) })}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Trips({ trips }: { trips: readonly PersonTrip[] }) {
  const t = useTranslations("passengers");
  return (
    <SectionCard title={t("trips", { count: trips.length })}>
      {trips.length === 0 ? <p className="text-ink-soft">{t("tripsNone")}</p> : null}
      <ul className="divide-y divide-line">
        {trips.map(({ id, booking_number, status, schedule_change, directions }) => (
          <li key={id}>
            <PageLink href={pages.booking(id)} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm hover:bg-paper">
              <span className="num font-semibold text-accent tracking-wide">{booking_number}</span>
              <span className="num">
                {placesText(
                  directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport })),
                  " – ",
                )}
              </span>
              <span className="num text-ink-soft">
                {directions.map(({ departure }) => formatTypedDate(departure.local.slice(0, 10))).join(" · ")}
              </span>
              <span className="ml-auto">
                <StandingBadges status={status} isAnswerDue={schedule_change === "open"} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
