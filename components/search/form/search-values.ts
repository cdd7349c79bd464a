import type { SearchValues } from "./search-form-schema";

/** Schedules are published about this far ahead. */
export const DAYS_AHEAD = 330;

/** Messages of the form's schema: keys of the texts under `search.errors`. */
export const SEARCH_ERRORS = ["from", "to", "same", "out", "back", "order"] as const;

/** What a new search starts with. */
export const EMPTY_SEARCH: SearchValues = {
  trip: "round-trip",
  ways: [{ from: "TAS", to: "", date: "" }],
  back: "",
  cabin: "E",
  party: { adt: 1, chd: 0, inf: 0, ins: 0 },
};
