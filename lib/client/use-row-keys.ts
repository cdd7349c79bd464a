import { type RefObject, useRef } from "react";
import { useBareKeys } from "./use-bare-keys";

/** Rows of a table on a desk, cards where there is no room for it; one of the two is shown. */
const ROWS = "tbody tr, ul > li";

/**
 * Lets `j` and `k` walk down and up the rows of a list: they focus the row's link, and Enter opens it.
 * @returns what the list's own element is given as `ref`; it holds one list of rows, as RecordList draws it
 */
export function useRowKeys<Holder extends HTMLElement = HTMLDivElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useBareKeys({ j: () => step(holder.current, 1), k: () => step(holder.current, -1) });
  return holder;
}

/** From a row that is not focused, `j` begins at the first and `k` at the last. */
function step(holder: HTMLElement | null, by: 1 | -1): void {
  const links = [...(holder?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
    .filter(isShown)
    .flatMap((row) => row.querySelector("a[href]") ?? []);
  const here = links.findIndex((link) => link.closest(ROWS)?.contains(document.activeElement));
  const next = here === -1 ? (by === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, here + by));
  const link = links[next];
  if (!(link instanceof HTMLElement)) return;
  link.focus();
  link.scrollIntoView?.({ block: "nearest" });
}

function isShown(row: HTMLElement): boolean {
  return row.checkVisibility?.() ?? true;
}
