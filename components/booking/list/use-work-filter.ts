"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { pages } from "@/lib/client/calls/paths";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { readSearch, readWorkFilter } from "./work-address";

export interface AddressedFilter {
  filter: WorkFilter;
  change: (filter: WorkFilter) => void;
  /** Whether the whole address has been read: what is searched is known to the browser alone. */
  isRead: boolean;
}

/** The list's filter lives in the address: a reload, a bookmark, the back button and a colleague who gets it keep it. */
export function useWorkFilter(): AddressedFilter {
  const router = useRouter();
  const pathname = usePathname();
  const [search, setSearch] = useState<string | null>(null);
  const parameters = useSearchParams();
  const address = parameters.toString();
  // The filter until the address has it, so that of two quick choices the first is not lost.
  const [asked, setAsked] = useState<{ filter: WorkFilter; before: string } | null>(null);
  if (asked && asked.before !== address) setAsked(null);
  useEffect(() => {
    const read = () => setSearch(readSearch(window.location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const change = (next: WorkFilter) => {
    if (pathname !== pages.bookings()) return;
    setSearch(next.search ?? "");
    setAsked({ filter: next, before: address });
    router.replace(pages.bookings(next), { scroll: false });
  };
  const filter = readWorkFilter(parameters, search ?? "");
  return { filter: asked?.before === address ? { ...asked.filter, search: filter.search } : filter, change, isRead: search !== null };
}
