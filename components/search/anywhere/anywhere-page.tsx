"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { pages } from "@/lib/client/calls/paths";
import { formatAnywhere, problemOf, readAnywhere } from "./anywhere-address";
import { AnywhereForm } from "./anywhere-form";
import { DestinationResults } from "./destination-results";
import type { Home } from "./map/map-places";

interface AnywherePageProps {
  /** `YYYY-MM-DD` in Tashkent */
  today: string;
  /** Place of the address's origin; null where it is unknown. */
  home: Home | null;
}

/** Destinations from a city in a period, by price: as a list and on a map. */
export function AnywherePage({ today, home }: AnywherePageProps) {
  const t = useTranslations("anywhere");
  const router = useRouter();
  const filter = readAnywhere(useSearchParams(), today);
  const address = formatAnywhere(filter);
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-ink-soft">{t("lead")}</p>
      <AnywhereForm key={address} filter={filter} today={today} onApply={(next) => router.push(pages.anywhere(formatAnywhere(next)))} />
      {problemOf(filter) ? null : <DestinationResults key={`results${address}`} filter={filter} home={home} />}
    </>
  );
}
