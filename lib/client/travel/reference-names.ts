import { queryOptions } from "@tanstack/react-query";
import type { ReferenceAirline, ReferenceCountry } from "@/lib/contracts/interface/reference";
import { getJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

type Named = Pick<ReferenceAirline | ReferenceCountry, "code" | "title">;

/** They change with a release, so they are kept. */
const namesOptions = (path: string, locale: string) =>
  queryOptions({
    queryKey: ["names", path, locale],
    queryFn: async ({ signal }) => (await getJson<Named[]>({ path, signal })).map(({ code, title }) => ({ code, name: title })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All countries in the page's language. */
export const countriesOptions = (locale: string) => namesOptions(api.countries(), locale);

/** All carriers in the page's language. */
export const airlinesOptions = (locale: string) => namesOptions(api.airlines(), locale);
