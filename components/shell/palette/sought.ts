import type { PaletteOption } from "@/components/ui/palette/palette-window";

/** What the service knows of a text. */
export interface Sought {
  options: PaletteOption[];
  isLooking: boolean;
  /** Why nothing could be looked up; null where it could. */
  error: Error | null;
}
