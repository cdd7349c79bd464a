/** Which fares are listed, as a page's address has it. */
const FARE_FILTERS = ["carrier", "origin", "destination", "brand", "booking_class", "date", "flight", "cursor"] as const;

type FilterName = (typeof FARE_FILTERS)[number];
export type FareFilter = Partial<Record<FilterName, string>>;

/** How each is to be written; what is written otherwise is left out. */
const FORMS: Record<FilterName, RegExp> = {
  carrier: /^[A-Z0-9]{2,3}$/,
  origin: /^[A-Z]{3}$/,
  destination: /^[A-Z]{3}$/,
  brand: /^.{1,40}$/u,
  booking_class: /^[A-Z]$/,
  flight: /^[1-9]\d{0,3}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  cursor: /^[\w-]{1,200}$/,
};

/** Codes are written in capitals, whoever types them. */
const CODES: readonly FilterName[] = ["carrier", "origin", "destination", "booking_class"];

/** The filter that an address or a form names; what it does not understand it leaves out. */
export function readFareFilter(textOf: (name: FilterName) => string | null | undefined): FareFilter {
  const named = FARE_FILTERS.flatMap((name) => {
    const typed = textOf(name)?.trim() ?? "";
    const value = CODES.includes(name) ? typed.toUpperCase() : typed;
    return FORMS[name].test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(named);
}
