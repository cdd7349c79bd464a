import { allAircraft } from "@/lib/reference/aircraft";
import { listByLocale } from "./list-by-locale";

/** All known aircraft types, by code; their names are the same in every language. */
export const listAircraft = listByLocale(() =>
  allAircraft()
    .map(({ code, name }) => ({ code, title: name }))
    .sort((left, right) => (left.code < right.code ? -1 : 1)),
);
