/** Real bookings, or those of the sandbox. */
export const MODES = ["live", "test"] as const;
export type Mode = (typeof MODES)[number];
