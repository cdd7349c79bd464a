"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { readSearch } from "./work-address";

interface AddressedFilter<Filter> {
  filter: Filter;
  change: (filter: Filter) => void;
  /** Whether the whole address has been read: what is searched is known to the browser alone. */
  isRead: boolean;
}

interface FilterAddress<Filter> {
  /** Of the list with a filter; of the list itself without one. */
  addressOf: (filter?: Filter) => string;
  /** The filter that an address names. */
  read: (parameters: URLSearchParams, search: string) => Filter;
}

/** The list's filter lives in the address: a reload, a bookmark, the back button and a colleague who gets it keep it. */
export function useWorkFilter<Filter extends WorkFilter>({ addressOf, read: readFilter }: FilterAddress<Filter>): AddressedFilter<Filter> {
  const router = useRouter();
  const pathname = usePathname();
  const [search, setSearch] = useState<string | null>(null);
  const parameters = useSearchParams();
  const address = parameters.toString();
  // The filter until the address has it, so that of two quick choices the first is not lost.
  const [asked, setAsked] = useState<{ filter: Filter; before: string } | null>(null);
  if (asked && asked.before !== address) setAsked(null);
  useEffect(() => {
    const read = () => setSearch(readSearch(window.location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const change = (next: Filter) => {
    if (pathname !== addressOf()) return;
    setSearch(next.search ?? "");
    setAsked({ filter: next, before: address });
    router.replace(addressOf(next), { scroll: false });
  };
  const filter = readFilter(parameters, search ?? "");
  return { filter: asked?.before === address ? { ...asked.filter, search: filter.search } : filter, change, isRead: search !== null };
}
