import type { KeyboardEvent } from "react";

const STEPS: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Arrow keys lead from one cell of a table of days to its neighbour. Cells carry `data-at`.
 * @param neighbour the `data-at` of the cell so many to the right and down
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, neighbour: (at: string, right: number, down: number) => string): void {
  const step = STEPS[event.key];
  const at = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
  if (!step || at === undefined) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-at="${neighbour(at, ...step)}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
