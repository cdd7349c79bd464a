import type { ErrorName } from "../errors";
import type { BookingAction, BookingStatus } from "./booking-status";

/** What a partner may ask of a booking. */
export const BOOKING_OPERATIONS = [
  "read",
  "rules",
  "check_price",
  "payment_permission",
  "pay",
  "fiscalization",
  "receipts",
  "cancel_unpaid",
  "void",
  "refund_amounts",
  "auto_cancel",
  "partial_refund",
  "refund_directions",
  "manual_refund",
  "change_contacts",
  "change_passenger",
  "correct_name",
  "extend_hold",
  "cancel_passengers",
  "bag_options",
  "add_bags",
] as const;
export type BookingOperation = (typeof BOOKING_OPERATIONS)[number];

/**
 * What an answer may depend on besides the status.
 * `expired`: the auto-cancel moment has come. `covered`: deposit and credit cover the price. `void_open`: the void window is open.
 * `changed`: a change of the airline's schedule waits for an answer. `refundable`: the fare rules give something back now, or that change does.
 * `partly_used`: some of the flights are flown. `departed`: the first flight has left, by its schedule. `extendable`: the supplier holds the seats longer.
 */
export const CONDITIONS = ["expired", "covered", "changed", "void_open", "refundable", "partly_used", "departed", "extendable"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The answer to one operation. */
export type Outcome =
  /** HTTP 200; `status` is the one that the answer shows, where it shows one. */
  | { answer: "shown"; status?: BookingStatus }
  /** HTTP 200 with a flag. */
  | { answer: "flag"; value: boolean }
  /** HTTP 200 after the booking has moved; the answer shows the new status. */
  | { answer: "moved"; action: BookingAction; status: BookingStatus }
  | { answer: "refused"; error: ErrorName };

/** An outcome, or a choice by a condition. */
export type Cell = Outcome | { when: Condition; then: Cell; otherwise: Cell };

type Row = Readonly<Record<BookingOperation, Cell>>;

const shown: Cell = { answer: "shown" };
const as = (status: BookingStatus): Cell => ({ answer: "shown", status });
const flag = (value: boolean): Cell => ({ answer: "flag", value });
const moved = (action: BookingAction, status: BookingStatus): Cell => ({ answer: "moved", action, status });
const refused = (error: ErrorName): Cell => ({ answer: "refused", error });
const when = (condition: Condition, then: Cell, otherwise: Cell): Cell => ({ when: condition, then, otherwise });

/** A booking that can only be looked at. */
const readOnly = {
  rules: shown,
  check_price: shown,
  payment_permission: flag(false),
  pay: refused("payment_unavailable"),
  fiscalization: refused("fiscalization_unavailable"),
  receipts: refused("receipt_unavailable"),
  cancel_unpaid: refused("refund_unavailable"),
  void: refused("void_unavailable"),
  refund_amounts: refused("refund_unavailable"),
  auto_cancel: refused("refund_unavailable"),
  partial_refund: refused("refund_unavailable"),
  refund_directions: refused("refund_unavailable"),
  manual_refund: refused("refund_unavailable"),
  change_contacts: refused("change_unavailable"),
  change_passenger: refused("change_unavailable"),
  correct_name: refused("name_change_unavailable"),
  extend_hold: refused("hold_extension_unavailable"),
  cancel_passengers: refused("change_unavailable"),
  bag_options: refused("bags_unavailable"),
  add_bags: refused("bags_unavailable"),
} as const satisfies Omit<Row, "read">;

/** What is changed of the people is told to the airline before they fly. */
const people = (status: BookingStatus) => ({
  change_contacts: moved("change_contacts", status),
  change_passenger: when("departed", refused("change_unavailable"), moved("change_passenger", status)),
});

/** What was paid already is paid for from the deposit. Which directions are too near, or flown, their times say. */
const bagsOnPaid = (status: BookingStatus) => ({
  bag_options: when("changed", refused("schedule_changed"), shown),
  add_bags: when("changed", refused("schedule_changed"), when("covered", moved("add_bags", status), refused("deposit_too_low"))),
});

const voided = when("void_open", moved("void", "refunded"), refused("void_unavailable"));

/**
 * Every status × every operation with its answer (interface-facts, paths 8 to 19). The services decide by this table and by nothing else.
 * A caller who does not know a booking's status tries cancel_unpaid, void, auto_cancel and manual_refund in this order: whatever is refused
 * changes nothing, and the first that is not refused is the gentlest for its money.
 */
export const OPERATION_TABLE: Readonly<Record<BookingStatus, Row>> = {
  not_available: { ...readOnly, read: as("not_available") },
  booked: {
    ...readOnly,
    read: as("booked"),
    payment_permission: when("expired", flag(false), when("changed", flag(false), when("covered", flag(true), flag(false)))),
    pay: when(
      "expired",
      refused("payment_unavailable"),
      when("changed", refused("schedule_changed"), when("covered", moved("pay", "paid"), refused("deposit_too_low"))),
    ),
    cancel_unpaid: moved("cancel_unpaid", "cancelled"),
    ...people("booked"),
    // A name is part of a ticket: it is put right before there is one.
    correct_name: when(
      "expired",
      refused("name_change_unavailable"),
      when("departed", refused("name_change_unavailable"), moved("change_passenger", "booked")),
    ),
    extend_hold: when(
      "expired",
      refused("hold_extension_unavailable"),
      when(
        "changed",
        refused("schedule_changed"),
        when("extendable", moved("extend_hold", "booked"), refused("hold_extension_unavailable")),
      ),
    ),
    // While a change waits for an answer, that answer is for all of the booking.
    cancel_passengers: when(
      "expired",
      refused("change_unavailable"),
      when("departed", refused("change_unavailable"), when("changed", refused("schedule_changed"), moved("cancel_passengers", "booked"))),
    ),
    bag_options: when("expired", refused("bags_unavailable"), when("changed", refused("schedule_changed"), shown)),
    add_bags: when("expired", refused("bags_unavailable"), when("changed", refused("schedule_changed"), moved("add_bags", "booked"))),
  },
  awaitpayment: { ...readOnly, read: as("awaitpayment") },
  paid: {
    ...readOnly,
    ...people("paid"),
    ...bagsOnPaid("paid"),
    read: as("paid"),
    fiscalization: shown,
    void: voided,
    refund_amounts: when("changed", shown, refused("refund_unavailable")),
    auto_cancel: when("changed", moved("refund", "refunded"), refused("refund_unavailable")),
  },
  partiallyticketed: { ...readOnly, read: as("partiallyticketed") },
  ticketed: {
    ...readOnly,
    ...people("ticketed"),
    ...bagsOnPaid("ticketed"),
    read: as("ticketed"),
    fiscalization: shown,
    receipts: shown,
    void: voided,
    refund_amounts: when("refundable", shown, refused("refund_unavailable")),
    auto_cancel: when(
      "refundable",
      when("partly_used", moved("refund_partly", "partiallyrefunded"), moved("refund", "refunded")),
      refused("refund_unavailable"),
    ),
    // While a change waits for an answer, that answer is for all of the booking.
    partial_refund: when(
      "changed",
      refused("schedule_changed"),
      when(
        "departed",
        refused("refund_unavailable"),
        when("refundable", moved("refund_passengers", "ticketed"), refused("refund_unavailable")),
      ),
    ),
    // What is flown of them gives nothing back.
    refund_directions: when(
      "changed",
      refused("schedule_changed"),
      when("refundable", moved("refund_directions", "ticketed"), refused("refund_unavailable")),
    ),
    manual_refund: moved("request_refund", "refund_request_sent"),
  },
  cancelled: { ...readOnly, read: as("cancelled") },
  // The carrier has cancelled the flight: the whole price may be had back.
  refundauthorized: {
    ...readOnly,
    read: as("refundauthorized"),
    fiscalization: shown,
    refund_amounts: shown,
    auto_cancel: moved("refund", "refunded"),
    change_contacts: moved("change_contacts", "refundauthorized"),
  },
  // What was flown was sold: its books go on.
  partiallyrefunded: { ...readOnly, read: as("partiallyrefunded"), fiscalization: shown, receipts: shown },
  // It was sold: what was given back and what was kept are declared.
  refunded: { ...readOnly, read: as("refunded"), fiscalization: shown },
  // While the back office decides, the tickets are in force, and nothing else may move the money.
  refund_request_sent: {
    ...readOnly,
    read: as("ticketed"),
    fiscalization: shown,
    receipts: shown,
    change_contacts: moved("change_contacts", "refund_request_sent"),
  },
};

/** Whether a condition holds for the booking at hand; evaluated only where the answer depends on it. */
type Holds = (condition: Condition) => boolean;

/** The table's answer to an operation. */
export function decide(operation: BookingOperation, status: BookingStatus, holds: Holds): Outcome {
  let cell = OPERATION_TABLE[status][operation];
  while ("when" in cell) cell = holds(cell.when) ? cell.then : cell.otherwise;
  return cell;
}
