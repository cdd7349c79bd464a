/**
 * Whether a supplier may hold an unpaid booking longer, as far as that is known before it is asked: `asked` is known by asking alone, `never` is
 * never done for such a journey, `spent` where no time is left to gain.
 */
export const HOLD_OUTLOOKS = ["asked", "never", "spent"] as const;
export type HoldOutlook = (typeof HOLD_OUTLOOKS)[number];
