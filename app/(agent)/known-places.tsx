import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { placeKey, placeOfCode, placesKey } from "@/lib/client/travel/places-key";
import { listPlaces } from "@/lib/services/ground/reference/list-places";

interface KnownPlacesProps {
  /** IATA codes; blank ones are of fields that are empty. */
  codes: readonly string[];
  children: ReactNode;
}

/** Serves the names of places with the page: asked for afterwards they pushed away what stood under codes, and a search waited beside them. */
export async function KnownPlaces({ codes, children }: KnownPlacesProps) {
  const locale = await getLocale();
  const cache = new QueryClient();
  // Those that a field suggests before anything is typed: it asks for them as soon as it is there.
  cache.setQueryData(placesKey("", locale), await listPlaces({ locale, text: "" }));
  for (const code of new Set(codes.filter((each) => each !== ""))) {
    cache.setQueryData(placeKey(code, locale), placeOfCode(await listPlaces({ locale, text: code }), code));
  }
  return <HydrationBoundary state={dehydrate(cache)}>{children}</HydrationBoundary>;
}
