import { changesAreOpenOnce, refundRequestsMatch, statusesFollowTable, sumsEqualPassengers, ticketsAreComplete } from "./checks/bookings";
import {
  daysEqualEntries,
  depositsAreCovered,
  depositsEqualEntries,
  ledgerSumsToZero,
  moneyInOneCurrency,
  moneyMovedOnce,
  paymentsEqualLedger,
  refundsWithinPrice,
} from "./checks/money";
import { claimsEqualLiveBookings, seatsAreAuthorised, seatsEqualLiveBookings } from "./checks/seats";
import { bookingsGoOn, deliveriesGoOn, eventsAreAnnounced, jobsAreTaken } from "./checks/work";
import type { Invariant } from "./invariant";

/** Invariants of money, which are checked all the time (docs/operating.md). */
export const MONEY_INVARIANTS: readonly Invariant[] = [
  ledgerSumsToZero,
  depositsEqualEntries,
  daysEqualEntries,
  depositsAreCovered,
  moneyMovedOnce,
  paymentsEqualLedger,
  moneyInOneCurrency,
];

/** All invariants in the order of reports: money, seats, bookings, tickets, messages, waiting work. */
export const INVARIANTS: readonly Invariant[] = [
  ...MONEY_INVARIANTS,
  sumsEqualPassengers,
  seatsEqualLiveBookings,
  seatsAreAuthorised,
  claimsEqualLiveBookings,
  statusesFollowTable,
  changesAreOpenOnce,
  refundRequestsMatch,
  refundsWithinPrice,
  ticketsAreComplete,
  eventsAreAnnounced,
  deliveriesGoOn,
  bookingsGoOn,
  jobsAreTaken,
];
