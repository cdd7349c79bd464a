import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { getJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { place } from "@/lib/contracts/places";

const places = z.array(place);

/** Suggestions for what has been typed; a blank text gives the popular places. They change with a release, so they are kept. */
export const placesOptions = (text: string, locale: string) =>
  queryOptions({
    queryKey: ["places", locale, text],
    queryFn: ({ signal }) => getJson({ path: api.places(text, locale), schema: places, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

/** The one place that a code in the address stands for, null where there is none. */
export const placeOptions = (code: string, locale: string) =>
  queryOptions({
    queryKey: ["place", locale, code],
    queryFn: async ({ signal }) => {
      const found = await getJson({ path: api.places(code, locale), schema: places, signal });
      return found.find((candidate) => candidate.code === code) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== "",
  });
