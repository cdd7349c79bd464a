/**
 * What the house does with a booking for its agency, as the agency itself may: void it, refund all or a part of it by the fare rules, cancel it while it is not
 * paid, have it held longer, correct a name, send its documents again, and, as agencies may not: move it to other flights
 * without charge.
 */
export const HOUSE_ACT_KINDS = [
  "void",
  "refund",
  "refund_part",
  "cancel_unpaid",
  "extend_hold",
  "correct_name",
  "resend",
  "move_flights",
] as const;
export type HouseActKind = (typeof HOUSE_ACT_KINDS)[number];

/** Those that give money back: they are decided by whoever decides about refunds. */
export const REFUNDING_ACTS = ["void", "refund", "refund_part"] as const satisfies readonly HouseActKind[];
