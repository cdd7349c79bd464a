import { CURRENCIES } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { type SearchValues, searchFormSchema, type WayValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";

const NAMES = ["from", "to", "out", "back", "cabin"] as const;

/**
 * The search of an address, see search-address.ts, which pages read without zod. An address that says nothing of the cabin or of adults, as one that a person has typed, asks for one adult in economy.
 * @returns null where the address holds no complete search
 */
export function parseSearch(parameters: URLSearchParams): SearchValues | null {
  const [from, to, out, back = "", cabin = EMPTY_SEARCH.cabin] = NAMES.map((name) => parameters.get(name) ?? undefined);
  const [adt, chd, inf, ins] = AGE_GROUPS.map((age) => Number(parameters.get(age) ?? EMPTY_SEARCH.party[age]));
  const several = parameters.get("ways");
  const journey =
    several === null
      ? { trip: back === "" ? "one-way" : "round-trip", ways: [wayBetween(from, to, out)], back }
      : { trip: "several-cities", ways: several.split("_").map(parseWay), back: "" };
  const currency = CURRENCIES.find((known) => known === parameters.get("currency"));
  const along = alongOf(parameters);
  const travel = { cabin, party: { adt, chd, inf, ins }, ...(currency && { currency }), ...(along && { along }) };
  const parsed = searchFormSchema.safeParse({ ...journey, ...travel });
  return parsed.success && parsed.data.party.adt > 0 ? parsed.data : null;
}

/** Id of the booking whose passengers fly again; what is no id is nobody's. */
function alongOf(parameters: URLSearchParams): string | undefined {
  return searchFormSchema.shape.along.safeParse(parameters.get("along") ?? undefined).data;
}

function parseWay(text: string): Partial<WayValues> {
  const [from, to, ...date] = text.split("-");
  return wayBetween(from, to, date.join("-"));
}

/** @param from code of a place, and of those around it after points */
function wayBetween(from: string | undefined, to: string | undefined, date: string | undefined): Partial<WayValues> {
  const [start, ...fromAlso] = from?.split(".") ?? [];
  const [end, ...toAlso] = to?.split(".") ?? [];
  return {
    ...(start ? { from: start } : {}),
    ...(end ? { to: end } : {}),
    ...(date === undefined ? {} : { date }),
    ...(fromAlso.length > 0 && { fromAlso }),
    ...(toAlso.length > 0 && { toAlso }),
  };
}
