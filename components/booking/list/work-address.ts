import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { workFilter } from "@/lib/contracts/portal/work-list";

const NAMES = Object.keys(workFilter.shape);

/**
 * The filter that an address names; what it does not understand it leaves out.
 * @param search of `readSearch`
 */
export function readWorkFilter(parameters: URLSearchParams, search: string): WorkFilter {
  const named: Record<string, string> = {};
  for (const name of NAMES) {
    const value = parameters.get(name);
    if (value) named[name] = value;
  }
  if (search) named.search = search;
  const understood = Object.entries(named).filter(([name, value]) => workFilter.safeParse({ [name]: value }).success);
  return workFilter.parse(Object.fromEntries(understood));
}

/** What is searched: `#search=…` of the address. */
export function readSearch(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("search")?.trim().slice(0, 60) ?? "";
}
