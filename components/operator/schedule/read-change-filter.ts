import { CHANGE_STATES } from "@/lib/domain/schedule-change/states";
import type { ChangeFilter } from "./queries";

/** States that the list can be narrowed to, those that need somebody first. */
export const LISTED_STATES = ["escalated", "open", ...CHANGE_STATES.filter((state) => state !== "open")] as const;

/** The page of a list that an address names, from 1. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get("page"));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** The filter that an address names; what it does not understand it leaves out. */
export function readChangeFilter(parameters: URLSearchParams): Omit<ChangeFilter, "import"> {
  const state = LISTED_STATES.find((known) => known === parameters.get("state"));
  const flight = parameters.get("flight")?.trim().toUpperCase() ?? "";
  const page = readPage(parameters);
  return { ...(state ? { state } : {}), ...(flight ? { flight } : {}), ...(page > 1 ? { page } : {}) };
}
