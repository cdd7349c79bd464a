/**
 * What becomes of a schedule change. `told` was within the carrier's limits, applied at once and only announced; `open` waits for an answer.
 * `accepted`, `chosen` (an alternative) and `refunded` are the answers. `superseded`: a later change took its place, or took it back. `ended`:
 * the booking ended before an answer: it was cancelled, ran out, or was returned in another way.
 */
export const CHANGE_STATES = ["told", "open", "accepted", "chosen", "refunded", "superseded", "ended"] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What moves a schedule change. */
export const CHANGE_ACTIONS = ["accept", "choose", "refund", "supersede", "end"] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The states in which a change begins; `chosen` where the house moves a booking to other flights, and the airline has changed nothing. */
export const FIRST_STATES = ["told", "open", "chosen"] as const satisfies readonly ChangeState[];

/** The only moves there are: `CHANGE_TRANSITIONS[state][action]` is the next state. */
export const CHANGE_TRANSITIONS = {
  told: {},
  open: { accept: "accepted", choose: "chosen", refund: "refunded", supersede: "superseded", end: "ended" },
  accepted: {},
  chosen: {},
  refunded: {},
  superseded: {},
  ended: {},
} as const satisfies Readonly<Record<ChangeState, Readonly<Partial<Record<ChangeAction, ChangeState>>>>>;
