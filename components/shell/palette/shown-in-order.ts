import type { PaletteOption } from "@/components/ui/palette/palette-window";

interface Answer {
  options: readonly PaletteOption[];
  isLooking: boolean;
}

/**
 * What of several answers is shown, in the order in which they stand: of each nothing before those above it are there or have failed. Whichever
 * comes first, nothing is put above what is marked, or under the pointer, already.
 */
export function shownInOrder(answers: readonly Answer[]): (readonly PaletteOption[])[] {
  return answers.map(({ options }, index) => (answers.slice(0, index).some(({ isLooking }) => isLooking) ? [] : options));
}
