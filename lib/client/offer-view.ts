import type { SearchQuery } from "@/lib/contracts/offers";

/** How an agent looks at the offers: the order and the filters. Kept in the page's address beside the search itself. */

export const SORTS = ["price", "best", "duration", "departure"] as const;
export type Sort = (typeof SORTS)[number];

export const TIMES_OF_DAY = ["night", "morning", "day", "evening"] as const;
/** Quarters of a day, from midnight. */
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export interface OfferFilters {
  /** Numbers of connections to keep; empty keeps all, as in every list below. */
  stops: readonly number[];
  /** Carrier codes. */
  carriers: readonly string[];
  /** Of the first departure. */
  times: readonly TimeOfDay[];
  withBaggage: boolean;
  refundable: boolean;
  /** Hides journeys on separate tickets. */
  noSelfTransfer: boolean;
}

export interface OfferView {
  sort: Sort;
  filters: OfferFilters;
}

export const NO_FILTERS: OfferFilters = {
  stops: [],
  carriers: [],
  times: [],
  withBaggage: false,
  refundable: false,
  noSelfTransfer: false,
};

const NAMES = { sort: "sort", stops: "stops", carriers: "air", times: "dep", withBaggage: "bag", refundable: "ref", noSelfTransfer: "own" };

/** Reads the view from an address; what makes no sense there is left out. */
export function parseView(parameters: URLSearchParams): OfferView {
  const list = (name: string) => (parameters.get(name) ?? "").split(",").filter(Boolean);
  const isOn = (name: string) => parameters.get(name) === "1";
  return {
    sort: SORTS.find((sort) => sort === parameters.get(NAMES.sort)) ?? "price",
    filters: {
      stops: [0, 1, 2].filter((stops) => list(NAMES.stops).includes(String(stops))),
      carriers: list(NAMES.carriers).filter((code) => /^[A-Z0-9]{2}$/.test(code)),
      times: TIMES_OF_DAY.filter((time) => list(NAMES.times).includes(time)),
      withBaggage: isOn(NAMES.withBaggage),
      refundable: isOn(NAMES.refundable),
      noSelfTransfer: isOn(NAMES.noSelfTransfer),
    },
  };
}

/** The address's parameters with this view in them; the search's own stay as they are. */
export function writeView(parameters: URLSearchParams, { sort, filters }: OfferView): URLSearchParams {
  const written = new URLSearchParams(parameters);
  const values: [string, string][] = [
    [NAMES.sort, sort === "price" ? "" : sort],
    [NAMES.stops, filters.stops.join(",")],
    [NAMES.carriers, filters.carriers.join(",")],
    [NAMES.times, filters.times.join(",")],
    [NAMES.withBaggage, filters.withBaggage ? "1" : ""],
    [NAMES.refundable, filters.refundable ? "1" : ""],
    [NAMES.noSelfTransfer, filters.noSelfTransfer ? "1" : ""],
  ];
  for (const [name, value] of values) {
    if (value === "") written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** How many kinds of filters are set. */
export function activeFilters({ stops, carriers, times, withBaggage, refundable, noSelfTransfer }: OfferFilters): number {
  const isSet = [stops.length > 0, carriers.length > 0, times.length > 0, withBaggage, refundable, noSelfTransfer];
  return isSet.filter(Boolean).length;
}

/** What the service can be told of the page's filters whatever it is asked. It lets through at least what they do. */
export function serviceFilters({
  stops,
  withBaggage,
  refundable,
}: OfferFilters): Pick<SearchQuery, "max_stops" | "baggage" | "refundable"> {
  const mostStops = ([0, 1] as const).find((most) => stops.length > 0 && stops.every((each) => each <= most));
  return {
    ...(mostStops === undefined ? {} : { max_stops: mostStops }),
    ...(withBaggage ? { baggage: "1" } : {}),
    ...(refundable ? { refundable: "1" } : {}),
  };
}
