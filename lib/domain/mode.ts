/** Real bookings, or those of the sandbox. */
export const MODES = ["live", "test"] as const;
export type Mode = (typeof MODES)[number];

/** The invented airline of test mode: no timetable may be imported under its code. */
export const TEST_AIRLINE = "ZZ";
