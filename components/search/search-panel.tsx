"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { pages } from "@/lib/client/paths";
import { SearchForm } from "./form/search-form";
import { EMPTY_SEARCH, type SearchValues } from "./form/search-form-schema";
import { rememberSearch } from "./recent-searches";
import { formatSearch } from "./search-address";
import { SearchSummary } from "./search-summary";

/** The form of the search page. On a phone it folds to one line once a search is on. */
export function SearchPanel({ search }: { search: SearchValues | null }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isUnfolded, setUnfolded] = useState(search === null);
  const originRef = useRef<HTMLInputElement>(null);
  useSlashKey(() => {
    setUnfolded(true);
    // The folded form appears with the next paint.
    requestAnimationFrame(() => originRef.current?.focus());
  });
  const start = (values: SearchValues) => {
    rememberSearch(window.localStorage, values);
    setUnfolded(false);
    startTransition(() => router.push(pages.search(formatSearch(values))));
  };
  return (
    <>
      {search && !isUnfolded ? <SearchSummary search={search} onPress={() => setUnfolded(true)} /> : null}
      <div className={isUnfolded ? "" : "max-md:hidden"}>
        <SearchForm
          key={search ? formatSearch(search) : ""}
          initial={search ?? EMPTY_SEARCH}
          onSearch={start}
          isPending={isPending}
          originRef={originRef}
        />
      </div>
    </>
  );
}

/** `/` leads to the search from anywhere on the page, except from where text is typed. */
function useSlashKey(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", keyDown);
    return () => document.removeEventListener("keydown", keyDown);
  }, []);
}
