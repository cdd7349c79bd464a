import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { workFilter } from "@/lib/contracts/portal/work-list";

/**
 * The filter that an address names; what it does not understand it leaves out.
 * @param search of `readSearch`
 */
export function readWorkFilter(parameters: URLSearchParams, search: string): WorkFilter {
  return workFilter.parse(understood(workFilter, parameters, search));
}

/** A contract of a filter. */
interface Filter {
  shape: object;
  safeParse: (value: unknown) => { success: boolean };
}

/** What of an address a filter understands, each field by itself. */
export function understood(filter: Filter, parameters: URLSearchParams, search: string): Record<string, string> {
  const named: Record<string, string> = {};
  for (const name of Object.keys(filter.shape)) {
    const value = parameters.get(name);
    if (value) named[name] = value;
  }
  if (search) named.search = search;
  return Object.fromEntries(Object.entries(named).filter(([name, value]) => filter.safeParse({ [name]: value }).success));
}

/** What is searched: `#search=…` of the address. */
export function readSearch(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("search")?.trim().slice(0, 60) ?? "";
}
