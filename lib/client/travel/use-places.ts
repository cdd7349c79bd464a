"use client";

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { NamedPlace, NearbyPlace, PlaceOption } from "@/lib/contracts/portal/places";
import { getJson } from "../calls/fetch-json";
import { api } from "../calls/paths";
import { useRested } from "../use-rested";
import { placeKey, placeOfCode, placesKey } from "./places-key";

/** Places found by a text; a blank one finds the popular places. They change with a release, so they are kept. */
export function placesOptions(text: string, locale: string) {
  return queryOptions({
    queryKey: placesKey(text, locale),
    queryFn: ({ signal }) => getJson<PlaceOption[]>({ path: api.places(text, locale), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The one place of an IATA code, null where there is none. */
export function placeOptions(code: string, locale: string) {
  return queryOptions({
    queryKey: placeKey(code, locale),
    queryFn: async ({ signal }) => placeOfCode(await getJson<PlaceOption[]>({ path: api.places(code, locale), signal }), code),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== "",
  });
}

/** Places that a text names one after the other: `new york ist`. */
export function namedPlacesOptions(text: string, locale: string) {
  return queryOptions({
    queryKey: ["named-places", locale, text],
    queryFn: ({ signal }) => getJson<NamedPlace[]>({ path: api.namedPlaces(text, locale), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Cities with flights around a place; none of an empty code. */
export function nearbyOptions(code: string, locale: string) {
  return queryOptions({
    queryKey: ["nearby-places", locale, code],
    queryFn: ({ signal }) => getJson<NearbyPlace[]>({ path: api.nearbyPlaces(code, locale), signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== "",
  });
}

interface Suggestions {
  /** For what was typed up to now; until an answer comes, those of the text before. */
  found: readonly PlaceOption[];
  /** Code of the first place found by a text, once the service has answered for this text; undefined where it finds none. */
  firstFor: (text: string) => Promise<string | undefined>;
}

/** Suggests places for what is being typed. The service is asked per word, not per key. @param other code of the journey's other end: suggested last */
export function usePlaces(typed: string, other = ""): Suggestions {
  const locale = useLocale();
  const cache = useQueryClient();
  const { data: found = [] } = useQuery({ ...placesOptions(useRested(typed), locale), placeholderData: keepPreviousData });
  const firstFor = (text: string) =>
    cache.fetchQuery(placesOptions(text, locale)).then(
      (places) => firstOf(places, text, other)?.code,
      () => undefined,
    );
  return { found: otherLast(found, other), firstFor };
}

function otherLast(found: readonly PlaceOption[], other: string): PlaceOption[] {
  return [...found.filter(({ code }) => code !== other), ...found.filter(({ code }) => code === other)];
}

/** The other end only where its own code was typed, or nothing else is found: the form says then that the two must differ. */
function firstOf(found: readonly PlaceOption[], text: string, other: string): PlaceOption | undefined {
  return text.trim().toUpperCase() === other ? found[0] : otherLast(found, other)[0];
}
