import { useEffect, useRef } from "react";

/** What single letters do on a page, by `KeyboardEvent.key`. */
export type BareKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Runs what a single letter stands for: without a modifier, and where it is no text of a field and no dialog is open. */
export function useBareKeys(keys: BareKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isBareKey(event) ? latest.current[latinKey(event)] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** What stands in the place of a key on a Latin keyboard, where another alphabet is turned on: on a Russian one `/` is a full stop, and `j` is `о`. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (code === "Slash" && key === ".") return "/";
  return /^\p{Script=Cyrillic}$/u.test(key) && code.startsWith("Key") ? code.slice(3).toLowerCase() : key;
}

/** Whether a key was pressed alone, and not into a field, a list that opens or a dialog. */
function isBareKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector("[data-modal]")) return false;
  return !(event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable], [role=listbox]"));
}
