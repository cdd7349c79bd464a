"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/ui/fields/text-field";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { savedFamiliesOptions } from "@/lib/client/travel/passenger-book";
import { useRested } from "@/lib/client/use-rested";
import type { SavedPassenger } from "@/lib/contracts/portal/passenger-book";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { DeletePassenger } from "./delete-passenger";
import { EditPassenger } from "./edit-passenger";
import { FamilyCard } from "./family-card";

/** Whom the agency keeps for its next bookings. What is searched stands in no address. */
export function PassengersPage({ countries }: { countries: readonly CountryOption[] }) {
  const t = useTranslations("passengers");
  const errorText = useErrorText();
  const [search, setSearch] = useState("");
  const [edited, setEdited] = useState<SavedPassenger | null>(null);
  const [deleted, setDeleted] = useState<SavedPassenger | null>(null);
  const { data, error, refetch } = useQuery({ ...savedFamiliesOptions(useRested(search.trim())), placeholderData: keepPreviousData });
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t("lead")}</p>
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
      {data && data.families.length === 0 ? (
        <EmptyState icon={<Users className="size-8" aria-hidden="true" />} title={t(search ? "nobodyTitle" : "emptyTitle")}>
          {t(search ? "nobodyText" : "emptyText")}
        </EmptyState>
      ) : null}
      <ul className="space-y-3">
        {data?.families.map((family) => (
          <FamilyCard key={family.key} family={family} onEdit={setEdited} onDelete={setDeleted} />
        ))}
      </ul>
      {edited ? <EditPassenger passenger={edited} countries={countries} onClose={() => setEdited(null)} /> : null}
      {deleted ? <DeletePassenger passenger={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}
