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
      ? { trip: back === "" ? "one-way" : "round-trip", ways: [{ from, to, date: out }], back }
      : { trip: "several-cities", ways: several.split("_").map(parseWay), back: "" };
  const currency = CURRENCIES.find((known) => known === parameters.get("currency"));
  const travel = { cabin, party: { adt, chd, inf, ins }, ...(currency && { currency }) };
  const parsed = searchFormSchema.safeParse({ ...journey, ...travel });
  return parsed.success && parsed.data.party.adt > 0 ? parsed.data : null;
}

function parseWay(text: string): Partial<WayValues> {
  const [from, to, ...date] = text.split("-");
  return { ...(from ? { from } : {}), ...(to ? { to } : {}), date: date.join("-") };
}
