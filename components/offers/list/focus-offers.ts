import { type KeyboardEvent, useEffect } from "react";

/** What chooses an offer or a direction, in every row the same. */
const CHOOSE = "[data-offer-choose]";
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** Elements in which arrow keys have a meaning of their own. */
const OWN_ARROWS =
  "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=dialog], [role=alertdialog], [aria-haspopup]";

/** Moves the focus from one offer to its neighbour; elsewhere in a row the keys keep their meaning. For the list's `onKeyDown`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(CHOOSE)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(CHOOSE)];
  const next = buttons[buttons.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  focusRow(next);
}

function focusRow(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  button.closest("li")?.scrollIntoView({ block: "nearest" });
}

/** @returns whether there is an offer to lead to */
export function focusFirstOffer(): boolean {
  const first = document.querySelector<HTMLElement>(CHOOSE);
  if (first) focusRow(first);
  return first !== null;
}

/** An arrow key leads to the first offer from anywhere on the page where it means nothing else. */
export function useArrowsToOffers(): void {
  useEffect(() => {
    const keyDown = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || STEPS[event.key] === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      if (!(target instanceof HTMLElement) || target.closest(OWN_ARROWS) || target.matches(CHOOSE)) return;
      if (focusFirstOffer()) event.preventDefault();
    };
    document.addEventListener("keydown", keyDown);
    return () => document.removeEventListener("keydown", keyDown);
  }, []);
}
