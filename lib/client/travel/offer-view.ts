import type { SearchQuery } from "@/lib/contracts/interface/offers";

/** How an agent looks at the offers: the order and the filters. Kept in the page's address beside the search itself. */

export const SORTS = ["price", "best", "duration", "departure"] as const;
export type Sort = (typeof SORTS)[number];

/** Both ends are included. */
export interface Range {
  from: number;
  to: number;
}

export const ENDS = ["departure", "arrival"] as const;
export type End = (typeof ENDS)[number];

/** When one direction departs or arrives, in minutes after midnight on the airport's clock. */
export interface TimeWindow extends Range {
  /** Of the journey, from 0. */
  direction: number;
  end: End;
}

export interface OfferFilters {
  /** Numbers of connections to keep; empty keeps all, as in every list below. */
  stops: readonly number[];
  /** Carrier codes. */
  carriers: readonly string[];
  /** Names of alliances. */
  alliances: readonly string[];
  /** Codes of airports at the ends of directions. One binds every end in its city, none elsewhere. */
  airports: readonly string[];
  /** Codes of airports of connections: journeys that connect there, and nowhere else. */
  via: readonly string[];
  /** At most one of a direction's end. */
  times: readonly TimeWindow[];
  /** Minutes of the longest direction; null keeps all, as below. */
  maxDuration: number | null;
  /** Minutes of every connection. Journeys without one are kept. */
  connection: Range | null;
  /** Total for all passengers, major units. */
  price: Range | null;
  withBaggage: boolean;
  refundable: boolean;
  changeable: boolean;
  /** Hides journeys on separate tickets. */
  noSelfTransfer: boolean;
}

/** One change to the filters, whatever they are by then. */
export type ChangeFilters = (change: (filters: OfferFilters) => OfferFilters) => void;

export interface OfferView {
  sort: Sort;
  filters: OfferFilters;
}

export const NO_FILTERS: OfferFilters = {
  stops: [],
  carriers: [],
  alliances: [],
  airports: [],
  via: [],
  times: [],
  maxDuration: null,
  connection: null,
  price: null,
  withBaggage: false,
  refundable: false,
  changeable: false,
  noSelfTransfer: false,
};

const NAMES = {
  sort: "sort",
  stops: "stops",
  carriers: "air",
  alliances: "ally",
  airports: "apt",
  via: "via",
  times: "time",
  maxDuration: "dur",
  connection: "wait",
  price: "price",
  withBaggage: "bag",
  refundable: "ref",
  changeable: "chg",
  noSelfTransfer: "own",
} as const;

const DAY_MINUTES = 24 * 60;
const AIRPORT = /^[A-Z]{3}$/;

/** Reads the view from an address; what makes no sense there is left out. */
export function parseView(parameters: URLSearchParams): OfferView {
  const text = (name: string) => parameters.get(name) ?? "";
  const list = (name: string) => text(name).split(",").filter(Boolean);
  const isOn = (name: string) => text(name) === "1";
  const duration = /^\d{1,5}$/.test(text(NAMES.maxDuration)) ? Number(text(NAMES.maxDuration)) : null;
  return {
    sort: SORTS.find((sort) => sort === text(NAMES.sort)) ?? "price",
    filters: {
      stops: [0, 1, 2].filter((stops) => list(NAMES.stops).includes(String(stops))),
      carriers: list(NAMES.carriers).filter((code) => /^[A-Z0-9]{2}$/.test(code)),
      alliances: list(NAMES.alliances),
      airports: list(NAMES.airports).filter((code) => AIRPORT.test(code)),
      via: list(NAMES.via).filter((code) => AIRPORT.test(code)),
      times: list(NAMES.times).flatMap((written) => parseWindow(written) ?? []),
      maxDuration: duration,
      connection: parseRange(text(NAMES.connection)),
      price: parseRange(text(NAMES.price)),
      withBaggage: isOn(NAMES.withBaggage),
      refundable: isOn(NAMES.refundable),
      changeable: isOn(NAMES.changeable),
      noSelfTransfer: isOn(NAMES.noSelfTransfer),
    },
  };
}

function parseRange(text: string): Range | null {
  const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(text) ?? [];
  return from === undefined || to === undefined || Number(from) > Number(to) ? null : { from: Number(from), to: Number(to) };
}

/** `0d360-720`: the first direction departs from six to noon; `a` is an arrival. */
function parseWindow(text: string): TimeWindow | null {
  const [, direction, end, minutes = ""] = /^([0-5])([da])(\d+-\d+)$/.exec(text) ?? [];
  const range = parseRange(minutes);
  if (direction === undefined || !range || range.to > DAY_MINUTES) return null;
  return { direction: Number(direction), end: end === "d" ? "departure" : "arrival", ...range };
}

const writeRange = (range: Range | null) => (range ? `${range.from}-${range.to}` : "");
const writeWindow = ({ direction, end, from, to }: TimeWindow) => `${direction}${end === "departure" ? "d" : "a"}${from}-${to}`;

/** The address's parameters with this view in them; the search's own stay as they are. */
export function writeView(parameters: URLSearchParams, { sort, filters }: OfferView): URLSearchParams {
  const written = new URLSearchParams(parameters);
  const values: [string, string][] = [
    [NAMES.sort, sort === "price" ? "" : sort],
    [NAMES.stops, filters.stops.join(",")],
    [NAMES.carriers, filters.carriers.join(",")],
    [NAMES.alliances, filters.alliances.join(",")],
    [NAMES.airports, filters.airports.join(",")],
    [NAMES.via, filters.via.join(",")],
    [NAMES.times, filters.times.map(writeWindow).join(",")],
    [NAMES.maxDuration, filters.maxDuration === null ? "" : String(filters.maxDuration)],
    [NAMES.connection, writeRange(filters.connection)],
    [NAMES.price, writeRange(filters.price)],
    [NAMES.withBaggage, filters.withBaggage ? "1" : ""],
    [NAMES.refundable, filters.refundable ? "1" : ""],
    [NAMES.changeable, filters.changeable ? "1" : ""],
    [NAMES.noSelfTransfer, filters.noSelfTransfer ? "1" : ""],
  ];
  for (const [name, value] of values) {
    if (value === "") written.delete(name);
    else written.set(name, value);
  }
  return written;
}

const PICKED = "pick";

/** Keys of the directions that were chosen one after the other, from the first on. */
export function parsePicks(parameters: URLSearchParams): string[] {
  return (parameters.get(PICKED) ?? "").split("_").filter(Boolean);
}

/** The address's parameters with these choices in them. */
export function writePicks(parameters: URLSearchParams, picks: readonly string[]): URLSearchParams {
  const written = new URLSearchParams(parameters);
  if (picks.length === 0) written.delete(PICKED);
  else written.set(PICKED, picks.join("_"));
  return written;
}

/** What the service can be told of the page's filters whatever it is asked. It lets through at least what they do. */
export function serviceFilters({
  stops,
  withBaggage,
  refundable,
  changeable,
}: OfferFilters): Pick<SearchQuery, "max_stops" | "baggage" | "refundable" | "changeable"> {
  const mostStops = ([0, 1] as const).find((most) => stops.length > 0 && stops.every((each) => each <= most));
  return {
    ...(mostStops === undefined ? {} : { max_stops: mostStops }),
    ...(withBaggage ? { baggage: "1" } : {}),
    ...(refundable ? { refundable: "1" } : {}),
    ...(changeable ? { changeable: "1" } : {}),
  };
}
