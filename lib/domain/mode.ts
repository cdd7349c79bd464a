/** Real bookings, or those of the sandbox. */
export const MODES = ["live", "test"] as const;
export type Mode = (typeof MODES)[number];

/** The mode of a partner's row: a test twin's is test mode, every other partner's live. */
export function modeOf({ testOf }: { testOf: string | null }): Mode {
  return testOf === null ? "live" : "test";
}

/** The invented airline of test mode: no timetable may be imported under its code. */
export const TEST_AIRLINE = "ZZ";
