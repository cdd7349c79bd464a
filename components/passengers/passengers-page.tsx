"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { savedFamiliesOptions } from "@/lib/client/travel/passenger-book";
import { useRested } from "@/lib/client/use-rested";
import type { BookSettings, FoundPassengers, SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { BookedCard } from "./booked-card";
import { DeletePassenger } from "./delete-passenger";
import { EndingList } from "./ending-list";
import { FamilyCard } from "./family-card";
import { ImportDialog } from "./import-dialog";
import { NOBODY, PersonDialog } from "./person-dialog";
import { changeSaved, savePeople } from "./queries";
import { SavesBooked } from "./saves-booked";

interface PassengersPageProps {
  countries: readonly CountryOption[];
  settings: BookSettings;
}

/** Whom the agency knows: those it keeps for its next bookings, and whoever was booked. What is searched stands in no address. */
export function PassengersPage({ countries, settings }: PassengersPageProps) {
  const t = useTranslations("passengers");
  const errorText = useErrorText();
  const [search, setSearch] = useState("");
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { data, error, refetch } = useQuery({ ...savedFamiliesOptions(useRested(search.trim())), placeholderData: keepPreviousData });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onPress={() => setAdding(true)}>
            {t("add")}
          </Button>
          <Button variant="secondary" onPress={() => setImporting(true)}>
            {t("import.open")}
          </Button>
        </div>
      </div>
      <p className="mt-1 mb-4 text-ink-soft">{t("lead")}</p>
      <EndingList />
      <TextField
        label={t("search")}
        value={search}
        onChange={setSearch}
        type="search"
        autoComplete="off"
        spellCheck="false"
        className="mb-4 max-w-md"
      />
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <ListSkeleton rows={4} /> : null}
      {data ? <Found found={data} isSearched={search !== ""} countries={countries} /> : null}
      <SavesBooked settings={settings} />
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      {isAdding ? (
        <PersonDialog
          title={t("addTitle")}
          person={NOBODY}
          countries={countries}
          save={(person) => savePeople([person])}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

interface FoundProps {
  found: FoundPassengers;
  isSearched: boolean;
  countries: readonly CountryOption[];
}

/** Who is in the book, and below who stands in bookings alone. */
function Found({ found: { families, booked }, isSearched, countries }: FoundProps) {
  const t = useTranslations("passengers");
  const [edited, setEdited] = useState<SavedPassenger | null>(null);
  const [deleted, setDeleted] = useState<SavedPassenger | null>(null);
  if (families.length + booked.length === 0)
    return (
      <EmptyState icon={<Users className="size-8" aria-hidden="true" />} title={t(isSearched ? "nobodyTitle" : "emptyTitle")}>
        {t(isSearched ? "nobodyText" : "emptyText")}
      </EmptyState>
    );
  return (
    <>
      <ul className="space-y-3">
        {families.map((family) => (
          <FamilyCard key={family.key} family={family} onEdit={setEdited} onDelete={setDeleted} />
        ))}
      </ul>
      {booked.length > 0 ? (
        <section aria-labelledby="booked" className="mt-6">
          <h2 id="booked" className="mb-2 font-semibold text-lg">
            {t("booked")}
          </h2>
          <ul className="space-y-3">
            {booked.map((family) => (
              <BookedCard key={family.key} family={family} />
            ))}
          </ul>
        </section>
      ) : null}
      {edited ? (
        <PersonDialog
          title={t("editTitle")}
          person={edited}
          countries={countries}
          save={(person) => changeSaved({ ...person, id: edited.id })}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {deleted ? <DeletePassenger passenger={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}
