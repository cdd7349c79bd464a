import type { Posting, TransactionKind } from "../../ledger";
import type { PaymentMethodName, PaymentPurpose, PaymentState } from "../../payments";
import type { KeptDetail, RefundKind } from "../../refund/refund-detail";
import type { RefundReason, RequestedPart } from "../../refund/request";
import type { SeatTake } from "../../schedule/inventory";
import type { AssessedChange } from "../../schedule-change/assess-change";
import type { ChangeState, FIRST_STATES } from "../../schedule-change/states";
import type { BookingSnapshot } from "../booking-snapshot";
import type { BookingAction, BookingStatus } from "../booking-status";

/**
 * What is written of one booking at once, as the SQL function `change_bookings_v1` takes it. Whatever is absent stays as it is. Amounts are minor
 * units of the booking's currency.
 */
export interface Change {
  row?: ChangedRow;
  people?: ChangedPeople;
  /** Ticket numbers, each of a ticket that has none yet. */
  tickets?: readonly NumberedTicket[];
  /** Ticket groups on which no flight is left. */
  emptied?: readonly number[];
  scheduleChange?: ScheduleChangeStep;
  request?: RefundRequestStep;
  refund?: RefundRecord;
  /** Passengers whose receipts are made anew; true for all. */
  receipts?: readonly string[] | true;
  /** Events in the order in which they are announced; absent where none is. */
  events?: readonly ChangeEvent[];
  claims?: ChangedClaims;
  /** Seats that are free again; those below zero come. */
  give?: readonly MovedSeats[];
  take?: readonly SeatTake[];
  ledger?: readonly LedgerPosting[];
  payment?: PaymentRecord;
}

/** Columns of the booking's row. */
export interface ChangedRow {
  status?: BookingStatus;
  paidAt?: Date;
  ticketedAt?: Date;
  expiresAt?: Date;
  firstDepartureAt?: Date;
  /** Moment of the row's last change, where it has to be later than the moment of the change itself. */
  updatedAt?: Date;
  snapshot?: BookingSnapshot;
  seats?: readonly SeatTake[];
  totalMinor?: number;
  prevTotalMinor?: number | null;
  /** Sealed already. */
  sealedPayer?: string;
  payerPhoneKey?: Uint8Array;
  openChangeId?: string | null;
  reference?: string | null;
  metadata?: Readonly<Record<string, unknown>> | null;
}

interface ChangedPeople {
  /** Ids of those who are taken out of the booking, with their tickets. */
  leave?: readonly string[];
  change?: readonly ChangedPerson[];
  returned?: readonly GivenDirection[];
}

/** Columns of a passenger's row; what is null stays as it is. */
export interface ChangedPerson {
  id: string;
  position?: number;
  returnedAt?: Date;
  priceMinor?: number;
  prevPriceMinor?: number | null;
  sellingMinor?: number | null;
  sellingKeptMinor?: number | null;
  /** Sealed already. */
  sealedName?: string;
  sealedDetails?: string;
  surnameKey?: Uint8Array | null;
  phoneKey?: Uint8Array;
  documentKey?: Uint8Array;
  nameCorrectedAt?: Date;
}

/** A direction that a passenger gives back while keeping others. */
export interface GivenDirection {
  passengerId: string;
  direction: number;
  /** That of the passenger's claims, hex. */
  passengerKey: string | undefined;
  paidMinor: number;
}

interface NumberedTicket {
  passengerId: string;
  ticketGroup: number;
  ticketNumber: string;
  document: string;
}

/** The open change of schedule ends, another one begins, or the partner is told of it once more. */
interface ScheduleChangeStep {
  settle?: { id: string; state: ChangeState; alternative?: string | null };
  begin?: BegunChange;
  /** Id of the change. */
  remind?: string;
}

/** A change of schedule as it is written down. */
export interface BegunChange extends Omit<AssessedChange, "state"> {
  /** `chosen`: no change of the airline's, but other flights that were agreed on with the agency; nobody is asked. */
  state: (typeof FIRST_STATES)[number];
  id: string;
  /** Null where a supplier has told of it. */
  importId: string | null;
  /** The journey that holds the booking's seats; null where no answer is asked for. */
  current: object | null;
  seatless: boolean;
  deadline: Date | null;
  escalateAt: Date | null;
}

/** A request to the back office begins, or ends. Words are sealed already. */
export type RefundRequestStep =
  | { open: { id: string; reason?: RefundReason; part?: RequestedPart; message?: { id: string; words: string } } }
  | { close: { id: string; state: "settled" | "rejected"; refundMinor: number | null; note: string } };

/** A payment of the booking, as it is from then on. */
export interface PaymentRecord {
  /** The posting that moves its money has it too. */
  id: string;
  purpose: PaymentPurpose;
  method: PaymentMethodName;
  state: PaymentState;
  amountMinor: number;
  /** What the customer pays for it: another amount where the partner sells at a price of its own. */
  customerMinor: number;
  /** What the provider calls it. */
  reference: string | null;
}

/** What goes back, or is asked for. */
export interface RefundRecord {
  /** That of the request, where there is one; the posting that gives the money back has it too. */
  id: string;
  kind: RefundKind;
  /** What was paid for that which it is about. */
  paidMinor: number;
  /** Null while it is asked for. */
  refundMinor: number | null;
  /** What of that the customer gets, or more where the partner sells at a price of its own; null while it is asked for. */
  customerMinor: number | null;
  detail: KeptDetail | null;
}

export interface ChangeEvent {
  action: BookingAction;
  from: BookingStatus;
  to: BookingStatus;
}

interface ChangedClaims {
  /** True where all of them go. */
  all?: true;
  /** The claims of single passengers that go: those on these flights, null for all. */
  drop?: readonly { passengerKey: string | undefined; flightKeys: readonly string[] | null }[];
  rename?: readonly { from: string; passengerKey: string; documentKey: string }[];
  /** All flights of the booking from now on. */
  flightKeys?: readonly string[];
}

/** Seats of one leg in one booking class. */
export type MovedSeats = Pick<SeatTake, "legKey" | "bookingClass" | "seats">;

/** One ledger transaction, as the SQL function `post_ledger_v1` takes it. */
export interface LedgerPosting {
  id: string;
  bookingId: string | null;
  kind: TransactionKind;
  memo: string;
  entries: Posting[];
}
